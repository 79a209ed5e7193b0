/*---
description: Order of insertion holds over thousands of insertions and removals
esid: sec-map.prototype.foreach
---*/

var m = new Map();
for (var i = 0; i < 3000; i++) m.set("k" + i * 7919 % 3000, i);
for (i = 0; i < 3000; i += 3) m.delete("k" + i * 7919 % 3000);
m.set("k0", "again");
var previous = -1, n = 0;
m.forEach(function (v) { if (v !== "again") { assert(v > previous && v % 3 !== 0); previous = v; } n++; });
assert.sameValue(n, 2001);
assert.sameValue([...m.keys()].at(-1), "k0");
