/*---
description: drop stops when the iterator ends early and does not close it
esid: sec-iterator.prototype.drop
---*/

var closed = 0, n = 0;
var it = { __proto__: Iterator.prototype, next() { return { done: n++ > 0 }; }, return() { closed++; return {}; } };
assert.sameValue(it.drop(5).next().done, true);
assert.sameValue(n, 2);
assert.sameValue(closed, 0);
