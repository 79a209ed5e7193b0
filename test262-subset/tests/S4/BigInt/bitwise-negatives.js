/*---
description: Bit operations see negatives as endless two's complement
esid: sec-bigintbitwiseop
---*/

assert.sameValue(-1n & 0xFFFFFFFFFFFFFFFFFFn, 0xFFFFFFFFFFFFFFFFFFn);
assert.sameValue(-4n | 1n, -3n);
assert.sameValue(-1n ^ 5n, -6n);
assert.sameValue(~(2n ** 80n), -(2n ** 80n) - 1n);
