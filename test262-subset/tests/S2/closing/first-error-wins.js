/*---
description: An error in the body is kept although return throws as well
esid: sec-iteratorclose
---*/

let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { throw new RangeError(); } }; } };
assert.throws(EvalError, function () { for (let x of source) throw new EvalError(); });
