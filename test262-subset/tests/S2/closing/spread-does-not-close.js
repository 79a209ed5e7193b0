/*---
description: A spread that fails in next does not call return
esid: sec-runtime-semantics-arrayaccumulation
---*/

let closed = 0, n = 0;
let source = { [Symbol.iterator]() { return { next() { if (n++ > 1) throw new RangeError(); return {}; }, return() { closed++; return {}; } }; } };
assert.throws(RangeError, function () { return [...source]; });
assert.sameValue(closed, 0);
