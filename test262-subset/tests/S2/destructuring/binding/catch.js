/*---
description: The parameter of a catch clause may be a pattern
esid: sec-runtime-semantics-catchclauseevaluation
---*/

try { throw [1, { b: 2 }]; } catch ([a, { b, c = a + b }]) { var sum = a + b + c; }
assert.sameValue(sum, 6);
