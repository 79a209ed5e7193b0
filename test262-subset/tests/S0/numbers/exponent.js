/*---
description: The exponent of a decimal literal may have either sign and either case
esid: sec-literals-numeric-literals
---*/

assert.sameValue(1e3, 1000);
assert.sameValue(1E+3, 1000);
assert.sameValue(25e-1, 2.5);
assert.sameValue(.5e1, 5);
assert.sameValue(5.e1, 50);
assert.sameValue(0e5, 0);
