/*---
description: Destructuring assignments may be chained
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

let a, b, c;
[a, b] = [c] = [1, 2];
assert.compareArray([a, b, c], [1, 2, 1]);
