/*---
description: An inner iterator may answer return and go on
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

let source = { [Symbol.iterator]() { return { next() { return { value: 1 }; }, return() { return { value: 2, done: false }; } }; } };
function* g() { yield* source; }
let it = g();
it.next();
assert.sameValue(it.return().value, 2);
assert.sameValue(it.next().value, 1);
