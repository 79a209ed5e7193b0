/*---
description: One to an infinite or NaN power is NaN, unlike IEEE pow; anything to the power zero is one
esid: sec-numeric-types-number-exponentiate
---*/

assert.sameValue(1 ** Infinity, NaN);
assert.sameValue((-1) ** -Infinity, NaN);
assert.sameValue(NaN ** 0, 1);
assert.sameValue(0 ** -1, Infinity);
assert.sameValue((-0) ** -1, -Infinity);
