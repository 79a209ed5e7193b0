/*---
description: Callbacks see elements that exist, in order, with index and receiver
esid: sec-array.prototype.foreach
features: [array-find-from-last]
---*/

var a = [1, , 3];
var seen = [];
a.forEach(function (v, i, o) { seen.push(v, i, o === a, this.x); }, { x: "this" });
assert.compareArray(seen, [1, 0, true, "this", 3, 2, true, "this"]);
seen = [];
a.find(function (v, i) { seen.push(v, i); });
assert.compareArray(seen, [1, 0, undefined, 1, 3, 2]);
seen = [];
a.findLast(function (v, i) { seen.push(v, i); });
assert.compareArray(seen, [3, 2, undefined, 1, 1, 0]);
assert.sameValue(1 in a.map(String), false);
