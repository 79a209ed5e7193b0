/*---
description: parseFloat reads the longest prefix that is a decimal, and knows no other radix
esid: sec-parsefloat-string
---*/

assert.sameValue(parseFloat(" \n-.5e-1e9"), -0.05);
assert.sameValue(parseFloat("1e"), 1);
assert.sameValue(parseFloat("1e+"), 1);
assert.sameValue(parseFloat("0x1"), 0);
assert.sameValue(parseFloat("Infinityx"), Infinity);
assert.sameValue(parseFloat("-0"), -0);
assert.sameValue(parseFloat("1_0"), 1);
assert.sameValue(parseFloat("e5"), NaN);
assert.sameValue(Number.parseFloat, parseFloat);
