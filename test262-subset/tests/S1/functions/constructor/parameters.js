/*---
description: The Function constructor takes parameters one by one or in one string
esid: sec-createdynamicfunction
---*/

assert.sameValue(Function("a", "b", "return a + b")(1, 2), 3);
assert.sameValue(Function("a, b", "return a + b")(1, 2), 3);
assert.sameValue(Function("a, b", "c", "return a + b + c")(1, 2, 3), 6);
