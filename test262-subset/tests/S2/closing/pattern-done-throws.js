/*---
description: An error of the done getter does not close the iterator
esid: sec-iteratorstepvalue
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return { get done() { throw new RangeError(); } }; }, return() { closed++; return {}; } }; } };
assert.throws(RangeError, function () { for (let a of source) ; });
assert.sameValue(closed, 0);
