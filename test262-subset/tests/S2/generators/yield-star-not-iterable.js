/*---
description: yield star needs an iterable value
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

function* g(v) { yield* v; }
assert.throws(TypeError, function () { g({}).next(); });
assert.throws(TypeError, function () { g(undefined).next(); });
assert.compareArray([...g("ab")], ["a", "b"]);
