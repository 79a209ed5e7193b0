/*---
description: The words reserved in strict code cannot be names
esid: sec-identifiers-static-semantics-early-errors
---*/

"implements interface let package private protected public static yield".split(" ").forEach(function (word) {
  assert.throws(SyntaxError, function () { eval("var " + word + ";"); }, word);
  assert.throws(SyntaxError, function () { eval("(function (" + word + ") {})"); }, word);
});
