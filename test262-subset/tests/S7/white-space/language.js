/*---
description: Every space separator is white space of the language
esid: sec-white-space
---*/

["\u0020", "\u00A0", "\u1680", "\u2000", "\u200A", "\u202F", "\u205F", "\u3000", "\uFEFF", "\t", "\v", "\f"].forEach(function (space) {
  assert.sameValue(eval("1" + space + "+" + space + "1"), 2);
});
["\u180E", "\u200B", "\u0085", "\u2060"].forEach(function (c) {
  assert.throws(SyntaxError, function () { eval("1" + c + "+1"); });
});
