/*---
description: Logarithms of powers are exact, and small arguments keep their precision
esid: sec-math.log10
---*/

for (var i = 0; i < 23; i++) assert.sameValue(Math.log10(Number("1e" + i)), i);
assert.sameValue(Math.log2(8), 3);
assert.sameValue(Math.log2(2 ** -1074), -1074);
assert.sameValue(Math.log1p(1e-20), 1e-20);
assert.sameValue(Math.expm1(1e-20), 1e-20);
assert.sameValue(Math.log(-1), NaN);
assert.sameValue(Math.acosh(0.5), NaN);
assert.sameValue(Math.atanh(1), Infinity);
