/*---
description: from 0, below 1, the same numbers in every run of one seed
esid: sec-math.random
---*/

assert.sameValue(Math.random(), 0.8116121588818848);
assert.sameValue(Math.random(), 0.7471047161582187);
for (var i = 0; i < 1000; i++) {
  var x = Math.random();
  assert(x >= 0 && x < 1);
  assert.sameValue(x * 2 ** 53 % 1, 0);
}
