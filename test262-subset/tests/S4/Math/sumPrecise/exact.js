/*---
description: sumPrecise adds exactly and rounds once
esid: sec-math.sumprecise
---*/

assert.sameValue(Math.sumPrecise([1e308, 1e308, -1e308, -1e308]), 0);
assert.sameValue(Math.sumPrecise([1e308, 1e308, -1e308]), 1e308);
assert.sameValue(Math.sumPrecise([0.1, 0.2, 0.3]), 0.6);
assert.sameValue(Math.sumPrecise([1, 2 ** -60, -1]), 2 ** -60);
assert.sameValue(Math.sumPrecise([2 ** 53, 1, 2 ** -1074]), 2 ** 53 + 2);
assert.sameValue(Math.sumPrecise([Number.MAX_VALUE, 2 ** 970]), Infinity);
