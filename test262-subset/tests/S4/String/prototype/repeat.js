/*---
description: repeat refuses negative and infinite counts, and takes any count for an empty text
esid: sec-string.prototype.repeat
---*/

assert.sameValue("ab".repeat(2.9), "abab");
assert.sameValue("ab".repeat(-0.5), "");
assert.throws(RangeError, function () { "a".repeat(-1); });
assert.throws(RangeError, function () { "".repeat(Infinity); });
assert.sameValue("".repeat(2 ** 53), "");
