/*---
description: NaN and infinities print as words in any radix
esid: sec-number.prototype.tostring
---*/

assert.sameValue(NaN.toString(2), "NaN");
assert.sameValue((-Infinity).toString(36), "-Infinity");
assert.sameValue((-0).toString(2), "0");
