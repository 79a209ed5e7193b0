/*---
description: A function made by the constructor is named anonymous
esid: sec-createdynamicfunction
---*/

assert.sameValue(Function("a", "").name, "anonymous");
assert.sameValue(Function("a", "b", "").length, 2);
