/*---
description: toExponential gives as many digits as needed when asked for none, and ties go up
esid: sec-number.prototype.toexponential
---*/

assert.sameValue((123456).toExponential(), "1.23456e+5");
assert.sameValue((0).toExponential(), "0e+0");
assert.sameValue((0).toExponential(2), "0.00e+0");
assert.sameValue((25).toExponential(0), "3e+1");
assert.sameValue((12345).toExponential(3), "1.235e+4");
assert.sameValue((-1.5e-9).toExponential(), "-1.5e-9");
assert.sameValue((9.995).toExponential(2), "9.99e+0");
assert.sameValue((99.99).toExponential(1), "1.0e+2");
