/*---
description: The result begins with the receiver's elements in their order
esid: sec-set.prototype.union
---*/

var a = new Set([3, 1, 2]), b = new Set([2, 5, 3, 4]);
assert.compareArray([...a.union(b)], [3, 1, 2, 5, 4]);
assert.compareArray([...a.difference(b)], [1]);
assert.compareArray([...a.symmetricDifference(b)], [1, 5, 4]);
assert.compareArray([...b.intersection(a)], [3, 2]);
assert.compareArray([...a.intersection(b)], [3, 2]);
