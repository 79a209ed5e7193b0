/*---
description: Callbacks get a counter from 0 beside the value
esid: sec-iterator.prototype.filter
---*/

function pairs() { return ["a", "b", "c"].values(); }
assert.sameValue(pairs().map(function (v, i) { return v + i + arguments.length; }).toArray().join(), "a02,b12,c22");
assert.sameValue(pairs().filter(function (v, i) { return i % 2 === 0; }).toArray().join(), "a,c");
var seen = [];
pairs().forEach(function (v, i) { seen.push(i); });
assert.compareArray(seen, [0, 1, 2]);
assert.sameValue(pairs().find(function (v, i) { return i === 1; }), "b");
assert.sameValue(pairs().flatMap(function (v, i) { return [i]; }).toArray().join(), "0,1,2");
