/*---
description: An error of the callback outlives an error of return
esid: sec-ifabruptcloseiterator
---*/

var it = { __proto__: Iterator.prototype, next() { return { done: false }; }, return() { throw new RangeError(); } };
assert.throws(EvalError, function () { it.forEach(function () { throw new EvalError(); }); });
assert.throws(RangeError, function () { it.some(function () { return true; }); }, "closing after an answer may throw");
assert.throws(TypeError, function () { it.reduce(); });
