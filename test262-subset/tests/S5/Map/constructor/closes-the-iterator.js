/*---
description: An entry that is no object, or an adder that throws, closes the iterator
esid: sec-add-entries-from-iterable
---*/

var closed = 0;
function source(value) {
  return { [Symbol.iterator]() { return { next() { return { value: value, done: false }; }, return() { closed++; return {}; } }; } };
}
assert.throws(TypeError, function () { new Map(source(1)); });
assert.sameValue(closed, 1);
class Thrower extends Map { set() { throw new EvalError(); } }
assert.throws(EvalError, function () { new Thrower(source([])); });
assert.sameValue(closed, 2);
assert.throws(EvalError, function () { new Map(source({ get 0() { throw new EvalError(); } })); });
assert.sameValue(closed, 3);
