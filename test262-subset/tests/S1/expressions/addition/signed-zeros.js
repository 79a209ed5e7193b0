/*---
description: The sum of two negative zeros is negative, any other sum of zeros positive
esid: sec-numeric-types-number-add
---*/

assert.sameValue(-0 + -0, -0);
assert.sameValue(-0 + 0, 0);
assert.sameValue(1 + -1, 0);
