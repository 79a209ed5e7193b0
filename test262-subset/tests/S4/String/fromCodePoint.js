/*---
description: fromCodePoint makes pairs and refuses what is no code point
esid: sec-string.fromcodepoint
---*/

assert.sameValue(String.fromCodePoint(0x1F600, 65, 0xD800), "\uD83D\uDE00A\uD800");
assert.sameValue(String.fromCodePoint("66"), "B");
[-1, 1.5, 0x110000, NaN, Infinity, undefined].forEach(function (c) {
  assert.throws(RangeError, function () { String.fromCodePoint(c); });
});
assert.sameValue(String.fromCodePoint(-0), "\0");
