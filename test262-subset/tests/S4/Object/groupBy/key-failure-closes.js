/*---
description: A key that cannot be converted closes the iterator
esid: sec-groupby
---*/

var closed = 0;
var items = { [Symbol.iterator]() { return { next() { return { done: false }; }, return() { closed++; return {}; } }; } };
assert.throws(EvalError, function () { Object.groupBy(items, function () { return { toString() { throw new EvalError(); } }; }); });
assert.sameValue(closed, 1);
assert.throws(TypeError, function () { Object.groupBy([], null); });
