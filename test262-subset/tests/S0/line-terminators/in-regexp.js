/*---
description: No line terminator can stand in a regular expression literal
esid: sec-literals-regular-expression-literals
---*/

["\n", "\r", "\u2028", "\u2029"].forEach(function (end) {
  assert.throws(SyntaxError, function () { eval("/a" + end + "b/"); });
});
