/*---
description: isDisjointFrom closes the keys when it finds one, and only then
esid: sec-set.prototype.isdisjointfrom
---*/

var closed = 0, n = 0;
function other(list) {
  return { size: list.length, has() {}, keys() { var it = list.values(); return { next() { n++; return it.next(); }, return() { closed++; return {}; } }; } };
}
assert.sameValue(new Set([1, 2, 3, 4]).isDisjointFrom(other([9, 2, 1])), false);
assert.sameValue(n + "," + closed, "2,1");
assert.sameValue(new Set([1, 2]).isDisjointFrom(other([9])), true);
assert.sameValue(closed, 1);
