/*---
description: escape writes a leading digit or letter in hexadecimal
esid: sec-regexp.escape
features: [regexp-escape]
---*/

assert.sameValue(RegExp.escape("1a"), "\\x31a");
assert.sameValue(RegExp.escape("za"), "\\x7aa");
assert.sameValue(RegExp.escape("_a"), "_a");
assert.sameValue(RegExp.escape(""), "");
assert(new RegExp("\\0" + RegExp.escape("1")).test("\x001"));
