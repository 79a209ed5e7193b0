/*---
description: An error of next does not close the iterator
esid: sec-iteratorclose
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { throw new RangeError(); }, return() { closed++; return {}; } }; } };
assert.throws(RangeError, function () { let [a] = source; });
assert.sameValue(closed, 0);
