/*---
description: A rest element drains the iterator and does not close it
esid: sec-iteratorclose
---*/

let closed = 0, left = 3;
let source = { [Symbol.iterator]() { return { next() { return { value: left, done: left-- <= 0 }; }, return() { closed++; return {}; } }; } };
let [...rest] = source;
assert.sameValue(closed, 0);
assert.compareArray(rest, [3, 2, 1]);
