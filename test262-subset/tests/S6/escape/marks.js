/*---
description: escape writes syntax characters with a backslash and other marks and spaces as codes
esid: sec-encodeforregexpescape
features: [regexp-escape]
---*/

assert.sameValue(RegExp.escape("^$\\.*+?()[]{}|/"), "\\^\\$\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/");
assert.sameValue(RegExp.escape(",-=<>#&!%:;@~'`\""), "\\x2c\\x2d\\x3d\\x3c\\x3e\\x23\\x26\\x21\\x25\\x3a\\x3b\\x40\\x7e\\x27\\x60\\x22");
assert.sameValue(RegExp.escape("\t\n\v\f\r \u00A0\u2028\uFEFF"), "\\t\\n\\v\\f\\r\\x20\\xa0\\u2028\\ufeff");
