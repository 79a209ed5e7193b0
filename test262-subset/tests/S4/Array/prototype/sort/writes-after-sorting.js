/*---
description: A comparator that throws leaves the array as it was
esid: sec-array.prototype.sort
features: [change-array-by-copy]
---*/

var a = [3, 1, 2];
assert.throws(EvalError, function () { a.sort(function () { throw new EvalError(); }); });
assert.compareArray(a, [3, 1, 2]);
a.sort(function (x, y) { a[0] = "overwritten"; return x - y; });
assert.compareArray(a, [1, 2, 3]);
["x", null, {}, 1].forEach(function (f) {
  assert.throws(TypeError, function () { [].sort(f); }, String(f));
  assert.throws(TypeError, function () { [].toSorted(f); }, String(f));
});
