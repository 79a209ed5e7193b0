/*---
description: max and min convert every argument, know both zeros, and NaN wins
esid: sec-math.max
---*/

assert.sameValue(Math.max(-0, 0), 0);
assert.sameValue(Math.min(0, -0), -0);
assert.sameValue(Math.max(), -Infinity);
assert.sameValue(Math.min(), Infinity);
var n = 0, counting = { valueOf() { n++; return 1; } };
assert.sameValue(Math.max(NaN, counting, counting), NaN);
assert.sameValue(n, 2);
assert.throws(TypeError, function () { Math.max(1n); });
