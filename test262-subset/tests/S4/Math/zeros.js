/*---
description: Rounding functions and sign keep negative zero
esid: sec-math.ceil
---*/

assert.sameValue(Math.ceil(-0.5), -0);
assert.sameValue(Math.trunc(-0.9), -0);
assert.sameValue(Math.floor(-0), -0);
assert.sameValue(Math.sign(-0), -0);
assert.sameValue(Math.abs(-0), 0);
assert.sameValue(Math.cbrt(-27), -3);
assert.sameValue(Math.sqrt(-0), -0);
assert.sameValue(Math.atan2(-0, -0), -Math.PI);
assert.sameValue(Math.atan2(0, -0), Math.PI);
assert.sameValue(Math.expm1(-0), -0);
