/*---
description: Array.from reads an iterable to its end and closes it when the mapper throws
esid: sec-array.from
---*/

var closed = 0;
var steps = 0;
var source = {
  [Symbol.iterator]() {
    return { next() { return { value: ++steps, done: steps > 3 }; }, return() { closed++; return {}; } };
  },
};
assert.compareArray(Array.from(source, function (v, k) { return v * 10 + k; }), [10, 21, 32]);
assert.sameValue(closed, 0);
steps = 0;
assert.throws(EvalError, function () { Array.from(source, function () { throw new EvalError(); }); });
assert.sameValue(closed, 1);
assert.sameValue(steps, 1);
