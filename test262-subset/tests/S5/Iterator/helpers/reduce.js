/*---
description: reduce without a start takes the first value and counts from 1
esid: sec-iterator.prototype.reduce
---*/

var log = [];
var sum = [5, 6, 7].values().reduce(function (a, v, i) { log.push(i); return a + v; });
assert.sameValue(sum, 18);
assert.compareArray(log, [1, 2]);
assert.throws(TypeError, function () { [].values().reduce(function () {}); });
assert.sameValue([].values().reduce(function () {}, undefined), undefined);
