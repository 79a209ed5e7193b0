/*---
description: Texts of BigInts have prefixes without signs, and no suffix, point or exponent
esid: sec-stringtobigint
---*/

assert.sameValue(BigInt(""), 0n);
assert.sameValue(BigInt(" \n-12 "), -12n);
assert.sameValue(BigInt("0XfF"), 255n);
assert.sameValue(BigInt("0b101"), 5n);
assert.sameValue(BigInt("0017"), 17n);
["1n", "1.0", "1e3", "-0x1", "0x", "1_0", "Infinity", "--1"].forEach(function (t) {
  assert.throws(SyntaxError, function () { BigInt(t); }, t);
});
