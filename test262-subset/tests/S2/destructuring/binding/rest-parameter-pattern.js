/*---
description: A rest parameter may be a pattern
esid: sec-function-definitions
---*/

function f(...[a, b, { c } = { c: 3 }]) { return [a, b, c]; }
assert.compareArray(f(1, 2), [1, 2, 3]);
function g(...{ length }) { return length; }
assert.sameValue(g(1, 2), 2);
