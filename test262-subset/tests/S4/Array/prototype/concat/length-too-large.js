/*---
description: A spreadable that brings the sum over 2^53-1 is a TypeError before its elements are read
esid: sec-array.prototype.concat
---*/

var big = { length: 2 ** 53 - 1, [Symbol.isConcatSpreadable]: true, get 0() { throw new EvalError(); } };
assert.throws(TypeError, function () { [1].concat(big); });
