/*---
description: Single underscores may part the digits of any numeric literal
esid: sec-literals-numeric-literals
---*/

assert.sameValue(1_000_000, 1000000);
assert.sameValue(0xF_F, 255);
assert.sameValue(0b1_0, 2);
assert.sameValue(0o1_7, 15);
assert.sameValue(1_0.2_5e1_0, 102500000000);
assert.sameValue(1_0n, 10n);
