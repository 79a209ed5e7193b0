/*---
description: The remainder has the sign of the dividend, zero included
esid: sec-numeric-types-number-remainder
---*/

assert.sameValue(5 % 3, 2);
assert.sameValue(-5 % 3, -2);
assert.sameValue(5 % -3, 2);
assert.sameValue(-6 % 3, -0);
assert.sameValue(5.5 % 2, 1.5);
assert.sameValue(1 % 0, NaN);
assert.sameValue(1 % Infinity, 1);
assert.sameValue(Infinity % 2, NaN);
