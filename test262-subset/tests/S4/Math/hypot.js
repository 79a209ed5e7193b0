/*---
description: hypot neither overflows nor loses infinity to NaN
esid: sec-math.hypot
---*/

assert.sameValue(Math.hypot(), 0);
assert.sameValue(Math.hypot(-0), 0);
assert.sameValue(Math.hypot(3 * 2 ** 600, 4 * 2 ** 600), 5 * 2 ** 600);
assert.sameValue(Math.hypot(NaN, -Infinity), Infinity);
assert.sameValue(Math.hypot(NaN, 1), NaN);
assert.sameValue(Math.hypot(-5), 5);
