/*---
description: includes is SameValueZero, indexOf is ===, and holes are undefined to the first only
esid: sec-array.prototype.includes
features: [BigInt]
---*/

assert.sameValue([NaN].includes(NaN), true);
assert.sameValue([NaN].indexOf(NaN), -1);
assert.sameValue([-0].includes(0), true);
assert.sameValue([, ].includes(undefined), true);
assert.sameValue([, ].indexOf(undefined), -1);
assert.sameValue(["1", 1n].indexOf(1n), 1);
assert.sameValue([1, 2, 1].lastIndexOf(1, -2), 0);
assert.sameValue([1].indexOf(1, { valueOf() { return 1; } }), -1);
assert.sameValue([1].lastIndexOf(1, undefined), 0);
