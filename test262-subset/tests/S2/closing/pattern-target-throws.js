/*---
description: An error of a target closes the iterator before an element is read
esid: sec-runtime-semantics-iteratordestructuringassignmentevaluation
---*/

let closed = 0, read = 0;
let source = { [Symbol.iterator]() { return { next() { read++; return {}; }, return() { closed++; return {}; } }; } };
function fail() { throw new RangeError(); }
assert.throws(RangeError, function () { [fail().x] = source; });
assert.compareArray([read, closed], [0, 1]);
