/*---
description: An error of the value getter does not close the iterator
esid: sec-iteratorstepvalue
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return { get value() { throw new RangeError(); } }; }, return() { closed++; return {}; } }; } };
assert.throws(RangeError, function () { let [a] = source; });
assert.sameValue(closed, 0);
