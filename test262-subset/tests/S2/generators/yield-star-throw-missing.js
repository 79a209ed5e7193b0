/*---
description: throw closes an inner iterator without that method and throws a TypeError
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

let closed = 0;
function* g() { yield* { [Symbol.iterator]() { return { next() { return {}; }, return() { closed++; return {}; } }; } }; }
let it = g();
it.next();
assert.throws(TypeError, function () { it.throw(new RangeError()); });
assert.sameValue(closed, 1);
