/*---
description: Direct eval in a default value sees the parameters
esid: sec-functiondeclarationinstantiation
---*/

function f(a, b = eval("a + 1")) { return b; }
assert.sameValue(f(1), 2);
