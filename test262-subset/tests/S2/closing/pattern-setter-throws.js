/*---
description: An error of a setter closes the iterator
esid: sec-runtime-semantics-iteratordestructuringassignmentevaluation
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { closed++; return {}; } }; } };
assert.throws(RangeError, function () { [{ set a(v) { throw new RangeError(); } }.a] = source; });
assert.sameValue(closed, 1);
