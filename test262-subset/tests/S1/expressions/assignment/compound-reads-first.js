/*---
description: A compound assignment reads its target before the right side runs
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

var x = 1;
x += (x = 10, 5);
assert.sameValue(x, 6);
