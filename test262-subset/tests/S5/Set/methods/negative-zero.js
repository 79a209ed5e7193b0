/*---
description: A -0 from the other set counts and is stored as 0
esid: sec-set.prototype.union
---*/

var other = { size: 1, has(v) { return Object.is(v, 0); }, keys() { return [-0].values(); } };
assert.sameValue([...new Set().union(other)][0], 0);
assert.sameValue(new Set([0]).isSupersetOf(other), true);
assert.sameValue([...new Set([1]).symmetricDifference(other)][1], 0);
assert.sameValue([...new Set([0, 1]).intersection(other)][0], 0);
