/*---
description: Nothing of the text runs when a later part is malformed
esid: sec-performeval
---*/

var n = 0;
assert.throws(SyntaxError, function () { eval("n++; )"); });
assert.sameValue(n, 0);
