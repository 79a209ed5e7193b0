/*---
description: The value of yield star is the return value of the inner iterator
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

function* inner() { yield 1; return 2; }
function* outer() { yield yield* inner(); }
assert.compareArray([...outer()], [1, 2]);
