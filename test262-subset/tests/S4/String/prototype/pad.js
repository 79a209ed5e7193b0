/*---
description: Padding is cut to fit, and an empty filler pads nothing
esid: sec-stringpad
---*/

assert.sameValue("5".padStart(4, "ab"), "aba5");
assert.sameValue("5".padEnd(4, "ab"), "5aba");
assert.sameValue("abc".padStart(2, "x"), "abc");
assert.sameValue("a".padEnd(9, ""), "a");
assert.sameValue("a".padStart(3), "  a");
assert.sameValue("a".padStart(3, undefined), "  a");
assert.sameValue("a".padStart(NaN, "x"), "a");
assert.sameValue("a".padStart(3, null), "nua");
