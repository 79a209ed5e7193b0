/*---
description: Opposite infinities have no sum
esid: sec-numeric-types-number-add
---*/

assert.sameValue(Infinity + -Infinity, NaN);
assert.sameValue(Infinity + Infinity, Infinity);
assert.sameValue(-Infinity + 1e308, -Infinity);
