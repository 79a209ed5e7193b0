/*---
description: return ends a generator whose inner iterator has no such method
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

function* g() { yield* { [Symbol.iterator]() { return { next() { return {}; } }; } }; }
let it = g();
it.next();
let r = it.return(8);
assert.sameValue(r.value, 8);
assert.sameValue(r.done, true);
