/*---
description: A default value sees the parameters before it, and is evaluated at each call
esid: sec-functiondeclarationinstantiation
---*/

var n = 0;
function f(a, b = a + ++n, c = a * b) { return c; }
assert.sameValue(f(2), 6);
assert.sameValue(f(2), 8);
assert.sameValue(f(2, 5), 10);
assert.sameValue(f(2, undefined, undefined), 10);
