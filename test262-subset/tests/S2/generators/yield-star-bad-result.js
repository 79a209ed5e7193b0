/*---
description: yield star refuses results that are no objects
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

function* g() { yield* { [Symbol.iterator]() { return { next() { return 1; } }; } }; }
assert.throws(TypeError, function () { g().next(); });
