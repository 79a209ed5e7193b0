/*---
description: fill throws at the first element it cannot write; an empty range writes nothing
esid: sec-array.prototype.fill
---*/

var f = Object.freeze([1, 2]);
assert.throws(TypeError, function () { f.fill(0); });
assert.sameValue(f.fill(0, 2), f);
