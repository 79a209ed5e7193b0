/*---
description: with refuses an index outside the array
esid: sec-array.prototype.with
---*/

var a = [1, 2];
assert.compareArray(a.with(-1, 9), [1, 9]);
[2, -3, Infinity, -Infinity].forEach(function (i) { assert.throws(RangeError, function () { a.with(i, 0); }); });
assert.compareArray(a.with(NaN, 5), [5, 2]);
assert.throws(RangeError, function () { [].with(0, 1); });
