/*---
description: A slot that cannot be defined closes the iterator
esid: sec-array.from
---*/

var closed = 0;
function C() { Object.defineProperty(this, 0, { value: 1 }); }
var items = { [Symbol.iterator]() { return { next() { return { value: 2, done: false }; }, return() { closed++; return {}; } }; } };
assert.throws(TypeError, function () { Array.from.call(C, items); });
assert.sameValue(closed, 1);
