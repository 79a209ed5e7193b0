/*---
description: A set combined with itself
esid: sec-set.prototype.symmetricdifference
---*/

var s = new Set([1, 2]);
assert.sameValue(s.union(s).size, 2);
assert.sameValue(s.intersection(s).size, 2);
assert.sameValue(s.difference(s).size, 0);
assert.sameValue(s.symmetricDifference(s).size, 0);
assert(s.isSubsetOf(s) && s.isSupersetOf(s) && !s.isDisjointFrom(s));
assert(new Set().isDisjointFrom(new Set()) && new Set().isSubsetOf(s));
