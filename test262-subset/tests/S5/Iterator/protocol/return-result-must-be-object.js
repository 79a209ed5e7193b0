/*---
description: Leaving a loop checks what return gave, unless an error is on its way
esid: sec-iteratorclose
---*/

function items() { return { [Symbol.iterator]() { return { next() { return { done: false }; }, return() { return 1; } }; } }; }
assert.throws(TypeError, function () { for (var v of items()) break; });
assert.throws(EvalError, function () { for (var v of items()) throw new EvalError(); });
assert.throws(TypeError, function () { var [a] = items(); });
