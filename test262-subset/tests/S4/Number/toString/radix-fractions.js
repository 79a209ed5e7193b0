/*---
description: Fractions of powers of two print exactly in radix 2
esid: sec-number.prototype.tostring
---*/

assert.sameValue((0.5).toString(2), "0.1");
assert.sameValue((-1.625).toString(2), "-1.101");
assert.sameValue((0.1).toString(2), "0.0001100110011001100110011001100110011001100110011001101");
assert.sameValue((1 / 3).toString(3), "0.1");
assert.sameValue((255.5).toString(16), "ff.8");
