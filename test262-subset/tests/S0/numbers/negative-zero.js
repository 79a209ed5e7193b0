/*---
description: A minus before a zero literal makes negative zero
esid: sec-unary-minus-operator
---*/

assert.sameValue(1 / -0, -Infinity);
assert.sameValue(-0n, 0n);
