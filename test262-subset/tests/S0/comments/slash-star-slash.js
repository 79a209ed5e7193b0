/*---
description: The star of the opening does not close the comment
esid: sec-comments
---*/

assert.throws(SyntaxError, function () { eval("1 /*/"); });
assert.sameValue(eval("1 /*/ + 1 */ + 2"), 3);
