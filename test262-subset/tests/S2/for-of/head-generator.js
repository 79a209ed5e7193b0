/*---
description: A generator made and run in the head may loop with a variable of its own
esid: sec-runtime-semantics-forinofheadevaluation
---*/

let outside = 4, got;
for (let x of (function* () { for (let y of [() => outside]) yield y(); })()) got = (() => x)();
assert.sameValue(got, 4);
