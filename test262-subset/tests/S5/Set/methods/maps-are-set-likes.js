/*---
description: A map serves as the other set, by its keys
esid: sec-set.prototype.union
---*/

var s = new Set([1, 2]), m = new Map([[2, "x"], [3, "y"]]);
assert.compareArray([...s.union(m)], [1, 2, 3]);
assert.compareArray([...s.intersection(m)], [2]);
assert.compareArray([...s.symmetricDifference(m)], [1, 3]);
assert(!s.isSubsetOf(m));
