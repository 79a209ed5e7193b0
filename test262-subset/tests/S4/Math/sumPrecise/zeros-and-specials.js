/*---
description: An empty sum and one of negative zeros is -0; opposite infinities give NaN
esid: sec-math.sumprecise
---*/

assert.sameValue(Math.sumPrecise([]), -0);
assert.sameValue(Math.sumPrecise([-0, -0]), -0);
assert.sameValue(Math.sumPrecise([-0, 0]), 0);
assert.sameValue(Math.sumPrecise([1, -1]), 0);
assert.sameValue(Math.sumPrecise([Infinity, -Infinity]), NaN);
assert.sameValue(Math.sumPrecise([Infinity, 1]), Infinity);
assert.sameValue(Math.sumPrecise([NaN, Infinity]), NaN);
