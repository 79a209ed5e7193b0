/*---
description: asUintN keeps the low bits, of negatives in two's complement
esid: sec-bigint.asuintn
---*/

assert.sameValue(BigInt.asUintN(8, -1n), 255n);
assert.sameValue(BigInt.asUintN(8, 256n), 0n);
assert.sameValue(BigInt.asUintN(0, -1n), 0n);
assert.sameValue(BigInt.asUintN(200, -1n), 2n ** 200n - 1n);
assert.sameValue(BigInt.asUintN(3, 25n), 1n);
