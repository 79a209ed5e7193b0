/*---
description: An error in a default closes the iterator and goes on
esid: sec-iteratorclose
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { closed++; return {}; } }; } };
assert.throws(RangeError, function () { let [a = (() => { throw new RangeError(); })()] = source; });
assert.sameValue(closed, 1);
