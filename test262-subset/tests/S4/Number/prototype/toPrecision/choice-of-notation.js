/*---
description: toPrecision uses an exponent below 1e-6 and from 10 to the precision on
esid: sec-number.prototype.toprecision
---*/

assert.sameValue((123456).toPrecision(6), "123456");
assert.sameValue((123456).toPrecision(5), "1.2346e+5");
assert.sameValue((0.000001).toPrecision(2), "0.0000010");
assert.sameValue((0.0000001).toPrecision(2), "1.0e-7");
assert.sameValue((0).toPrecision(3), "0.00");
assert.sameValue((99.9).toPrecision(2), "1.0e+2");
assert.sameValue((1e21).toPrecision(3), "1.00e+21");
