/*---
description: A source longer than any array is a RangeError before an element is read
esid: sec-arraycreate
---*/

var like = { length: 2 ** 32, get 0() { throw new EvalError(); }, get 4294967295() { throw new EvalError(); } };
assert.throws(RangeError, function () { Array.prototype.toReversed.call(like); });
assert.throws(RangeError, function () { Array.prototype.toSorted.call(like); });
assert.throws(RangeError, function () { Array.prototype.with.call(like, 0, 0); });
like.length = 2 ** 53 - 1;
assert.throws(TypeError, function () { Array.prototype.toSpliced.call(like, 0, 0, 1); });
