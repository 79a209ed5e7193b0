/*---
description: An adder that throws closes the iterator, one that is not callable is refused before it is opened
esid: sec-set-iterable
---*/

var opened = 0, closed = 0;
var items = { [Symbol.iterator]() { opened++; return { next() { return { done: false }; }, return() { closed++; return {}; } }; } };
class Bad extends Set { add() { throw new EvalError(); } }
assert.throws(EvalError, function () { new Bad(items); });
assert.sameValue(closed, 1);
class None extends Set { get add() { return 1; } }
assert.throws(TypeError, function () { new None(items); });
assert.sameValue(opened, 1);
