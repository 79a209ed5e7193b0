/*---
description: toFixed rounds the exact value, ties upward
esid: sec-number.prototype.tofixed
---*/

assert.sameValue((1.005).toFixed(2), "1.00");
assert.sameValue((1.45).toFixed(1), "1.4");
assert.sameValue((0.5).toFixed(0), "1");
assert.sameValue((2.5).toFixed(0), "3");
assert.sameValue((-2.5).toFixed(0), "-3");
assert.sameValue((1.5).toFixed(0), "2");
assert.sameValue((8.345).toFixed(2), "8.35");
assert.sameValue((0.000001).toFixed(7), "0.0000010");
