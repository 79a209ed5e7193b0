/*---
description: set returns the map, delete whether there was something, clear nothing
esid: sec-map.prototype.set
---*/

var m = new Map();
assert.sameValue(m.set(1, 1), m);
assert.sameValue(m.delete(1), true);
assert.sameValue(m.delete(1), false);
assert.sameValue(m.clear(), undefined);
assert.sameValue(m.forEach(function () {}), undefined);
