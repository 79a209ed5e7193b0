/*---
description: The constants are what arithmetic makes of them, and cannot be changed
esid: sec-properties-of-the-number-constructor
---*/

assert.sameValue(1 + Number.EPSILON > 1, true);
assert.sameValue(1 + Number.EPSILON / 2, 1);
assert.sameValue(Number.MIN_VALUE / 2, 0);
assert.sameValue(Number.MAX_VALUE * 1.0000001, Infinity);
assert.sameValue(Number.MAX_SAFE_INTEGER, 2 ** 53 - 1);
assert.throws(TypeError, function () { Number.MAX_VALUE = 1; });
