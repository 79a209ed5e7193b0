/*---
description: parseInt reads as far as digits of the radix go
esid: sec-parseint-string-radix
---*/

assert.sameValue(parseInt("12px"), 12);
assert.sameValue(parseInt("0x"), NaN);
assert.sameValue(parseInt("0x1g"), 1);
assert.sameValue(parseInt("-0"), -0);
assert.sameValue(parseInt("1e3"), 1);
assert.sameValue(parseInt("z", 36), 35);
assert.sameValue(parseInt("8", 8), NaN);
assert.sameValue(parseInt(1e21), 1);
assert.sameValue(parseInt("0b1"), 0);
