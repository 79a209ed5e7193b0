/*---
description: The length is read once; elements are read when their turn comes
esid: sec-array.prototype.map
---*/

var a = [1, 2, 3];
assert.compareArray(a.map(function (v, i) { if (i === 0) { a.push(9); a[1] = "x"; } return v; }), [1, "x", 3]);
a = [1, 2, 3, 4];
var seen = [];
a.forEach(function (v) { seen.push(v); a.length = 2; });
assert.compareArray(seen, [1, 2]);
a = [1, 2, 3];
assert.sameValue(a.reduce(function (s, v, i) { delete a[2]; return s + v; }), 3);
a = [1, 2, 3, 4];
assert.compareArray(a.filter(function (v) { a.shift(); return true; }), [1, 3]);
