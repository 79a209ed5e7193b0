/*---
description: BigInts and numbers compare by their mathematical values
esid: sec-islessthan
---*/

assert(2n ** 53n + 1n > 2 ** 53);
assert(9007199254740993n != 9007199254740992);
assert(1n == "1" && !(1n == "1.0"));
assert(1n < 1.5 && -1n > -Infinity && !(1n < NaN));
assert(!(1n < "x") && !(1n > "x"));
assert(0n == -0 && 0n !== 0);
assert.compareArray([3, 1n, "2", 10n].sort(function (a, b) { return a < b ? -1 : 1; }), [1n, "2", 3, 10n]);
