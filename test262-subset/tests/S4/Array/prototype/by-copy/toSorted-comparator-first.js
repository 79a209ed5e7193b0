/*---
description: toSorted checks the comparator before the receiver
esid: sec-array.prototype.tosorted
---*/

assert.throws(TypeError, function () { [].toSorted(null); });
var like = { get length() { throw new EvalError(); } };
assert.throws(TypeError, function () { Array.prototype.toSorted.call(like, 1); });
assert.compareArray([3, undefined, 1].toSorted(function (a, b) { return a - b; }), [1, 3, undefined]);
