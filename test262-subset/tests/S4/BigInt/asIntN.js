/*---
description: asIntN wraps into two's complement of so many bits
esid: sec-bigint.asintn
---*/

assert.sameValue(BigInt.asIntN(8, 255n), -1n);
assert.sameValue(BigInt.asIntN(8, 128n), -128n);
assert.sameValue(BigInt.asIntN(8, -129n), 127n);
assert.sameValue(BigInt.asIntN(0, 5n), 0n);
assert.sameValue(BigInt.asIntN(1, 1n), -1n);
assert.sameValue(BigInt.asIntN(64, 2n ** 63n), -(2n ** 63n));
assert.sameValue(BigInt.asIntN(2 ** 53 - 1, -7n), -7n);
