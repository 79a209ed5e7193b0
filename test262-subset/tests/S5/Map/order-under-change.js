/*---
description: Iteration follows insertion order while entries come and go
esid: sec-%mapiteratorprototype%.next
---*/

var m = new Map([[1], [2], [3]]);
var seen = [];
m.forEach(function (v, k) {
  seen.push(k);
  if (k === 1) { m.delete(1); m.delete(2); m.set(4); }
  if (k === 3) { m.set(1); m.set(3, "kept its place"); }
});
assert.compareArray(seen, [1, 3, 4, 1]);
var it = m.keys();
assert.sameValue(it.next().value, 3);
m.clear();
m.set("new");
assert.sameValue(it.next().value, "new");
assert.sameValue(it.next().done, true);
m.set("late");
assert.sameValue(it.next().done, true);
