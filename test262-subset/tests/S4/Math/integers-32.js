/*---
description: imul and clz32 work on 32 bits
esid: sec-math.imul
---*/

assert.sameValue(Math.imul(0xFFFFFFFF, 5), -5);
assert.sameValue(Math.imul(2 ** 31, 2), 0);
assert.sameValue(Math.imul(0x12345678, 0x9ABCDEF0), 0x242D2080);
assert.sameValue(Math.clz32(0), 32);
assert.sameValue(Math.clz32(-1), 0);
assert.sameValue(Math.clz32(2 ** 32), 32);
assert.sameValue(Math.clz32(0.9), 32);
