/*---
description: A rest parameter is a new true array in each call
esid: sec-function-definitions
---*/

function f(...a) { return a; }
assert.notSameValue(f(1), f(1));
assert.sameValue(Array.isArray(f()), true);
assert.compareArray(f(undefined), [undefined]);
