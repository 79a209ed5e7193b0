/*---
description: Letter numbers can start a name, other numbers cannot
esid: sec-names-and-keywords
---*/

var Ⅳ = 4;
assert.sameValue(Ⅳ, 4);
assert.throws(SyntaxError, function () { eval("var \u00B2"); });
