/*---
description: An error in the body is kept although return gives no object
esid: sec-iteratorclose
---*/

let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { return null; } }; } };
assert.throws(EvalError, function () { for (let x of source) throw new EvalError(); });
