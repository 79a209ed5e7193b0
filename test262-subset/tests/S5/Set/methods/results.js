/*---
description: The results of set methods and their order
esid: sec-set.prototype.union
features: [set-methods]
---*/

var a = new Set([1, 2, 3]);
var b = new Set([4, 3, 1]);
assert.compareArray([...a.union(b)], [1, 2, 3, 4]);
assert.compareArray([...a.intersection(b)], [1, 3]);
assert.compareArray([...a.difference(b)], [2]);
assert.compareArray([...a.symmetricDifference(b)], [2, 4]);
assert.sameValue(a.isSubsetOf(new Set([3, 2, 1, 0])), true);
assert.sameValue(a.isSupersetOf(new Map([[1, 0], [2, 0]])), true);
assert.sameValue(a.isDisjointFrom(new Set([5])), true);
assert.sameValue(a.isDisjointFrom(b), false);
class Sub extends Set {}
assert.sameValue(Object.getPrototypeOf(new Sub([1]).union(b)), Set.prototype);
