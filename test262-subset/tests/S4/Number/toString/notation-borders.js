/*---
description: Exponents begin at 1e21 and below 1e-6
esid: sec-numeric-types-number-tostring
---*/

assert.sameValue(String(1e21), "1e+21");
assert.sameValue(String(999999999999999900000), "999999999999999900000");
assert.sameValue(String(1e-6), "0.000001");
assert.sameValue(String(1e-7), "1e-7");
assert.sameValue(String(-1.5e-10), "-1.5e-10");
assert.sameValue(String(-0), "0");
assert.sameValue(String(123456e-11), "0.00000123456");
