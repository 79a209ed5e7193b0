/*---
description: BigInt converts integers, booleans and texts, and refuses fractions, undefined and new
esid: sec-bigint-constructor-number-value
---*/

assert.sameValue(BigInt(2 ** 70), 1180591620717411303424n);
assert.sameValue(BigInt(-0), 0n);
assert.sameValue(BigInt(true), 1n);
assert.throws(RangeError, function () { BigInt(1.5); });
assert.throws(RangeError, function () { BigInt(NaN); });
assert.throws(TypeError, function () { BigInt(undefined); });
assert.throws(TypeError, function () { BigInt(Symbol()); });
assert.throws(TypeError, function () { new BigInt(1); });
