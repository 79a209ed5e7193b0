/*---
description: Number's predicates convert nothing; the global ones do
esid: sec-number.isfinite
---*/

assert.sameValue(Number.isNaN("x"), false);
assert.sameValue(isNaN("x"), true);
assert.sameValue(Number.isFinite("1"), false);
assert.sameValue(isFinite("1"), true);
assert.throws(TypeError, function () { isFinite(1n); });
assert.sameValue(Number.isInteger(5.0), true);
assert.sameValue(Number.isSafeInteger(2 ** 53), false);
assert.sameValue(Number.isSafeInteger(-(2 ** 53 - 1)), true);
assert.sameValue(Number.isSafeInteger(-0), true);
assert.sameValue(Number.isInteger(Object(1)), false);
