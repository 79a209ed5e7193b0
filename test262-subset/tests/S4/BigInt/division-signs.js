/*---
description: Division truncates, the remainder has the sign of the dividend, shifts round down
esid: sec-numeric-types-bigint-divide
---*/

assert.sameValue(-7n / 2n, -3n);
assert.sameValue(-7n % 2n, -1n);
assert.sameValue(7n % -2n, 1n);
assert.sameValue(-7n >> 1n, -4n);
assert.sameValue(1n << -1n, 0n);
assert.sameValue(-1n << -5n, -1n);
assert.throws(RangeError, function () { 1n / 0n; });
assert.throws(RangeError, function () { 2n ** -1n; });
assert.throws(TypeError, function () { 1n >>> 0n; });
