/*---
description: A pattern that meets the end of the iterator does not close it
esid: sec-iteratorclose
---*/

let closed = 0, left = 1;
let source = { [Symbol.iterator]() { return { next() { return { value: 1, done: left-- <= 0 }; }, return() { closed++; return {}; } }; } };
let [a, b, c] = source;
assert.sameValue(closed, 0);
assert.sameValue(b, undefined);
