/*---
description: U+200B is a format character and not white space
esid: sec-white-space
---*/

assert.throws(SyntaxError, function () { eval("1 +\u200B 2"); });
