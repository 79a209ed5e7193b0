/*---
description: BigInts print in any radix, exactly
esid: sec-bigint.prototype.tostring
---*/

assert.sameValue((2n ** 100n).toString(16), "1" + "0".repeat(25));
assert.sameValue((-255n).toString(2), "-11111111");
assert.sameValue((10n ** 40n).toString(), "1" + "0".repeat(40));
assert.sameValue(BigInt("0x" + "f".repeat(40)).toString(16), "f".repeat(40));
assert.throws(RangeError, function () { (1n).toString(1); });
assert.throws(TypeError, function () { BigInt.prototype.toString.call(1); });
