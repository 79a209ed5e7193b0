/*---
description: Arithmetic on doubles is that of IEEE 754
esid: sec-numeric-types-number-add
---*/

assert.sameValue(0.1 * 3, 0.30000000000000004);
assert.sameValue(5 % -3, 2);
assert.sameValue(-5 % 5, -0);
assert.sameValue(5.5 % 2, 1.5);
assert.sameValue(1e308 % 3, 2);
assert.sameValue(Number.MAX_VALUE + 2 ** 969, Number.MAX_VALUE);
assert.sameValue(-1 % Infinity, -1);
