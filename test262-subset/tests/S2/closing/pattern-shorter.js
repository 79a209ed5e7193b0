/*---
description: A pattern that leaves elements unread closes the iterator once
esid: sec-iteratorclose
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return { value: 1 }; }, return() { closed++; return {}; } }; } };
let [a, b] = source;
assert.sameValue(closed, 1);
let [] = source;
assert.sameValue(closed, 2);
