/*---
description: An integer literal with the suffix n is a BigInt in every base
esid: sec-literals-numeric-literals
---*/

assert.sameValue(typeof 0n, "bigint");
assert.sameValue(0x1Fn, 31n);
assert.sameValue(0o17n, 15n);
assert.sameValue(0b11n, 3n);
assert.sameValue(String(123456789012345678901234567890n), "123456789012345678901234567890");
