/*---
description: new accepts spread arguments
esid: sec-new-operator-runtime-semantics-evaluation
---*/

function F(a, b, c) { this.sum = a + b + c; }
assert.sameValue(new F(1, ...[2, 3]).sum, 6);
