/*---
description: dates are keys by identity
esid: sec-map.prototype.set
---*/

var a = new Date(0), m = new Map([[a, 1], [new Date(0), 2]]);
assert.sameValue(m.size, 2);
assert.sameValue(m.get(a), 1);
assert.compareArray([new Date(2), new Date(1)].sort(function (x, y) { return x - y; }).map(Number), [1, 2]);
