/*---
description: Texts convert whole, with white space around and no signs before radix prefixes
esid: sec-stringtonumber
---*/

assert.sameValue(Number("\uFEFF\u2029 12 \u00A0"), 12);
assert.sameValue(Number(""), 0);
assert.sameValue(Number("-0"), -0);
assert.sameValue(Number("0x1F"), 31);
assert.sameValue(Number("-0x1F"), NaN);
assert.sameValue(Number("0b2"), NaN);
assert.sameValue(Number(".5"), 0.5);
assert.sameValue(Number("5."), 5);
assert.sameValue(Number("."), NaN);
assert.sameValue(Number("1_000"), NaN);
assert.sameValue(Number("Infinity"), Infinity);
assert.sameValue(Number("infinity"), NaN);
assert.sameValue(Number("1n"), NaN);
assert.sameValue(Number("\u180E1"), NaN);
