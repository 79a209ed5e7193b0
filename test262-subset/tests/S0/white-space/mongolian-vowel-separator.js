/*---
description: U+180E lost its category Space_Separator and is not white space
esid: sec-white-space
---*/

assert.throws(SyntaxError, function () { eval("1\u180E+ 2"); });
assert.sameValue(eval("'\u180E'").length, 1);
