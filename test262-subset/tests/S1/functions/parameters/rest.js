/*---
description: The rest parameter is a true array of what is left
esid: sec-functiondeclarationinstantiation
---*/

function f(a, ...r) { return r; }
assert(Array.isArray(f()));
assert.compareArray(f(1), []);
assert.compareArray(f(1, 2, 3), [2, 3]);
