/*---
description: Decimal literals may leave out the part before or behind the point
esid: sec-literals-numeric-literals
---*/

assert.sameValue(.5, 0.5);
assert.sameValue(5., 5);
assert.sameValue(0.0, 0);
