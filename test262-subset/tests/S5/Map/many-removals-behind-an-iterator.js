/*---
description: An iterator keeps its place when the table closes its gaps
esid: sec-map.prototype.delete
---*/

var m = new Map();
for (var i = 0; i < 500; i++) { m.set(i, i); }
var it = m.keys();
for (i = 0; i < 400; i++) { assert.sameValue(it.next().value, i); }
for (i = 0; i < 450; i++) { m.delete(i); }
for (i = 500; i < 600; i++) { m.set(i, i); }
for (i = 450; i < 600; i++) { assert.sameValue(it.next().value, i); }
assert.sameValue(it.next().done, true);
