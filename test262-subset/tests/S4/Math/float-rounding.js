/*---
description: fround and f16round round once, ties to even, through subnormals to infinity
esid: sec-math.f16round
---*/

assert.sameValue(Math.fround(16777217), 16777216);
assert.sameValue(Math.fround(3.4028235677973366e38), Infinity);
assert.sameValue(Math.f16round(1.0009765625 / 2 + 0.5), 1);
assert.sameValue(Math.f16round(65519.99), 65504);
assert.sameValue(Math.f16round(65520), Infinity);
assert.sameValue(Math.f16round(2 ** -24), 2 ** -24);
assert.sameValue(Math.f16round(2 ** -25), 0);
assert.sameValue(Math.f16round(-(2 ** -25)), -0);
assert.sameValue(Math.f16round(2 ** -25 + 2 ** -40), 2 ** -24);
assert.sameValue(Math.f16round(2049.0000000001), 2050);
