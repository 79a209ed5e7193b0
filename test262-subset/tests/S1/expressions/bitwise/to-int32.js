/*---
description: Operands of bitwise operators wrap modulo 2 to the 32
esid: sec-toint32
---*/

assert.sameValue(4294967296 | 0, 0);
assert.sameValue(2147483648 | 0, -2147483648);
assert.sameValue(-2147483649 | 0, 2147483647);
assert.sameValue(1e300 | 0, 0);
assert.sameValue(NaN | 0, 0);
assert.sameValue(-0.9 | 0, 0);
assert.sameValue(1.9 & 3, 1);
