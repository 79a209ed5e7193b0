/*---
description: No semicolon is needed at the end of the text
esid: sec-automatic-semicolon-insertion
---*/

assert.sameValue(eval("var q = 1; q"), 1);
assert.throws(SyntaxError, function () { eval("if (true)"); });
