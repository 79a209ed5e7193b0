/*---
description: An early answer closes the iterator of keys
esid: sec-set.prototype.issupersetof
features: [set-methods]
---*/

var closed = 0;
function other(size) {
  var n = 0;
  return { size: size, has() {}, keys() { return { next() { return { value: ++n, done: false }; }, return() { closed++; return {}; } }; } };
}
assert.sameValue(new Set([1, 2]).isSupersetOf(other(1)), false);
assert.sameValue(closed, 1);
assert.sameValue(new Set([1, 2]).isDisjointFrom(other(1)), false);
assert.sameValue(closed, 2);
