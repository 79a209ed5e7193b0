/*---
description: A method call with spread arguments keeps its receiver
esid: sec-function-calls-runtime-semantics-evaluation
---*/

var o = { n: 1, m(a, b) { return this.n + a + b; } };
assert.sameValue(o.m(...[2, 3]), 6);
assert.sameValue(o["m"](...[2], ...[3]), 6);
