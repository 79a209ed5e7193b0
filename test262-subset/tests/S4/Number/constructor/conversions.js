/*---
description: Number takes BigInts, which the plus operator does not
esid: sec-number-constructor-number-value
---*/

assert.sameValue(Number(2n ** 64n), 18446744073709551616);
assert.throws(TypeError, function () { +1n; });
assert.sameValue(Number(), 0);
assert.sameValue(Number(undefined), NaN);
assert.sameValue(Number(Object(3n)), 3);
assert.throws(TypeError, function () { Number(Symbol()); });
