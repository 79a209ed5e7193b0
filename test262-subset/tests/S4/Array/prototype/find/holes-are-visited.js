/*---
description: find and its kin visit holes as undefined
esid: sec-array.prototype.find
---*/

var seen = [];
[, 1, , ].findLast(function (v, i) { seen.push(i, v); });
assert.compareArray(seen, [2, undefined, 1, 1, 0, undefined]);
assert.sameValue([, ].findIndex(function (v) { return v === undefined; }), 0);
