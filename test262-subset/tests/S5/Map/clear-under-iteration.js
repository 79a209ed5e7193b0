/*---
description: An iterator goes on with what is added after clear
esid: sec-map.prototype.clear
---*/

var m = new Map([[1, 1], [2, 2]]), it = m.keys();
it.next();
m.clear();
m.set(3, 3);
assert.sameValue(it.next().value, 3);
assert.sameValue(it.next().done, true);
m.set(4, 4);
assert.sameValue(it.next().done, true, "a finished iterator stays finished");
