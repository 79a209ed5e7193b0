/*---
description: Bit operators wrap modulo 2^32, shifts count modulo 32
esid: sec-toint32
---*/

assert.sameValue(2 ** 32 + 5 | 0, 5);
assert.sameValue(2 ** 31 | 0, -(2 ** 31));
assert.sameValue(-1 >>> 0, 4294967295);
assert.sameValue(1 << 33, 2);
assert.sameValue(1e21 | 0, -559939584);
assert.sameValue(NaN | Infinity, 0);
assert.sameValue(~-0.9, -1);
