/*---
description: Long texts give the nearest double where the radix is a power of two or ten
esid: sec-parseint-string-radix
---*/

assert.sameValue(parseInt("9007199254740993"), 9007199254740992);
assert.sameValue(parseInt("1" + "0".repeat(53) + "1", 2), 2 ** 54);
assert.sameValue(parseInt("1" + "0".repeat(52) + "11", 2), 2 ** 54 + 4);
assert.sameValue(parseInt("1" + "0".repeat(308)), 1e308);
assert.sameValue(parseInt("1" + "0".repeat(309)), Infinity);
