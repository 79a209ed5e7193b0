/*---
description: A lone surrogate is not a letter
esid: sec-names-and-keywords
---*/

assert.throws(SyntaxError, function () { eval("var \uD835"); });
assert.throws(SyntaxError, function () { eval("var a\uDCD0"); });
