/*---
description: Lone surrogates become codes; only texts are taken
esid: sec-regexp.escape
features: [regexp-escape]
---*/

assert.sameValue(RegExp.escape("\uD83D"), "\\ud83d");
assert.sameValue(RegExp.escape("\uD83D\uDE00"), "\uD83D\uDE00");
assert.sameValue(RegExp.escape("\uDE00\uD83D"), "\\ude00\\ud83d");
assert.throws(TypeError, function () { RegExp.escape(1); });
assert.throws(TypeError, function () { RegExp.escape(Object("a")); });
