/*---
description: A radix of 0 or 16 allows the prefix 0x; others outside 2 to 36 give NaN
esid: sec-parseint-string-radix
---*/

assert.sameValue(parseInt("0x10", 16), 16);
assert.sameValue(parseInt("0x10", 0), 16);
assert.sameValue(parseInt("0x10", 10), 0);
assert.sameValue(parseInt("0x10", 36), 33 * 1296 + 36);
assert.sameValue(parseInt("10", 4294967298), 2);
assert.sameValue(parseInt("1", 1), NaN);
assert.sameValue(parseInt("1", 37), NaN);
