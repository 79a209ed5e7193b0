/*---
description: Joiners are part of identifiers, but not at their start
esid: prod-IdentifierPartChar
---*/

var a\u200Cb = 1, a\u200Db = 2;
assert.sameValue(a\u200Cb + a\u200Db, 3);
assert.throws(SyntaxError, function () { eval("var \\u200Cb"); });
assert.throws(SyntaxError, function () { eval("var \u200Db"); });
