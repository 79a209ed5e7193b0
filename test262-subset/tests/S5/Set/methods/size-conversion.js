/*---
description: The size of a set-like is converted: NaN is a TypeError, negatives a RangeError
esid: sec-getsetrecord
---*/

var s = new Set([1]);
function like(size) { return { size, has() { return false; }, keys() { return [].values(); } }; }
assert.throws(TypeError, function () { s.union(like(undefined)); });
assert.throws(TypeError, function () { s.union(like(1n)); });
assert.throws(RangeError, function () { s.union(like(-1)); });
assert.sameValue(s.union(like(-0.5)).size, 1);
assert.sameValue(s.union(like(Infinity)).size, 1);
assert.throws(TypeError, function () { s.union([1]); });
