/*---
description: unshift checks the new length before it moves anything
esid: sec-array.prototype.unshift
---*/

var like = { length: 2 ** 53 - 1, get 9007199254740990() { throw new EvalError(); } };
assert.throws(TypeError, function () { Array.prototype.unshift.call(like, 0); });
assert.sameValue(Array.prototype.unshift.call(like), 2 ** 53 - 1);
