/*---
description: Only the low five bits of a shift count matter
esid: sec-left-shift-operator
---*/

assert.sameValue(1 << 32, 1);
assert.sameValue(1 << 33, 2);
assert.sameValue(-1 >>> 32, 4294967295);
assert.sameValue(-1 >>> 31, 1);
assert.sameValue(-8 >> 33, -4);
assert.sameValue(1 << -1, -2147483648);
