/*---
description: A BigInt becomes the nearest double, ties to even, and Infinity when too large
esid: sec-number-constructor-number-value
---*/

assert.sameValue(Number(2n ** 53n + 1n), 2 ** 53);
assert.sameValue(Number(2n ** 53n + 3n), 2 ** 53 + 4);
assert.sameValue(Number(-(2n ** 1024n)), -Infinity);
assert.sameValue(Number(2n ** 1024n - 2n ** 970n), Infinity);
assert.sameValue(Number(2n ** 1024n - 2n ** 970n - 1n), Number.MAX_VALUE);
