/*---
description: A zero width joiner cannot start a name
esid: sec-names-and-keywords
---*/

assert.throws(SyntaxError, function () { eval("var \u200Ca"); });
assert.throws(SyntaxError, function () { eval("var \\u200Da"); });
