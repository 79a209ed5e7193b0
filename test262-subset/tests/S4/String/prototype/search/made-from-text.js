/*---
description: search makes a regular expression from a text, and of nothing an empty one
esid: sec-string.prototype.search
---*/

assert.sameValue("abc".search("c|b"), 1);
assert.sameValue("abc".search(), 0);
assert.sameValue("abc".search(null), -1);
assert.throws(SyntaxError, function () { "abc".search("["); });
