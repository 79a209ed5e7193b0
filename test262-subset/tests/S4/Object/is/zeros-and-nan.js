/*---
description: Object.is tells zeros apart and takes NaN for NaN
esid: sec-object.is
---*/

assert.sameValue(Object.is(0, -0), false);
assert.sameValue(Object.is(NaN, 0 / 0), true);
assert.sameValue(Object.is("a" + "b", "ab"), true);
assert.sameValue(Object.is(10n ** 30n, 10n ** 30n), true);
assert.sameValue(Object.is(), true);
