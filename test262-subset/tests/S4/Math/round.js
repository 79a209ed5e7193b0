/*---
description: round takes ties upward and keeps the sign of zero
esid: sec-math.round
---*/

assert.sameValue(Math.round(-0.5), -0);
assert.sameValue(Math.round(-0.2), -0);
assert.sameValue(Math.round(2.5), 3);
assert.sameValue(Math.round(-2.5), -2);
assert.sameValue(Math.round(0.49999999999999994), 0);
assert.sameValue(Math.round(4503599627370495.5), 4503599627370496);
assert.sameValue(Math.round(-4503599627370497), -4503599627370497);
