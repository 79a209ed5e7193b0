/*---
description: Map.groupBy keeps the order of first appearance and keys that are objects
esid: sec-map.groupby
features: [array-grouping]
---*/

var a = {}, b = {};
var m = Map.groupBy([1, 2, 3, 4], function (v, i) { return v % 2 ? a : b; });
assert.compareArray([...m.keys()].map(k => k === a ? "a" : "b"), ["a", "b"]);
assert.compareArray(m.get(a), [1, 3]);
assert.compareArray(m.get(b), [2, 4]);
assert.throws(TypeError, function () { Map.groupBy(null, function () {}); });
assert.throws(TypeError, function () { Map.groupBy([], {}); });
