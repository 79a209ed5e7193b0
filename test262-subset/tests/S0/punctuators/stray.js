/*---
description: A character outside the grammar is an error
esid: sec-ecmascript-language-lexical-grammar
---*/

["@", "#", "\\", "\u0000", "\u201C", "\u00D7"].forEach(function (c) {
  assert.throws(SyntaxError, function () { eval("1 " + c + " 2"); }, c);
});
