/*---
description: pow is exponentiation with its unusual NaN for one to infinity
esid: sec-numeric-types-number-exponentiate
---*/

assert.sameValue(Math.pow(1, Infinity), NaN);
assert.sameValue(Math.pow(NaN, 0), 1);
assert.sameValue(Math.pow(-0, -3), -Infinity);
assert.sameValue(Math.pow(-0, -2), Infinity);
assert.sameValue(Math.pow(-8, 1 / 3), NaN);
assert.sameValue((-2) ** 3, -8);
assert.sameValue(Math.pow(2, -1074), 5e-324);
