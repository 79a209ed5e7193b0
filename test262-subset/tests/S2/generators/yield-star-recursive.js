/*---
description: A generator may delegate to itself
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

function* down(n) { if (n > 0) { yield n; yield* down(n - 1); } }
assert.compareArray([...down(5)], [5, 4, 3, 2, 1]);
