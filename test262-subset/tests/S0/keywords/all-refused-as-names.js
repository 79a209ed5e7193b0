/*---
description: No reserved word can be the name of a variable
esid: sec-keywords-and-reserved-words
---*/

("break case catch class const continue debugger default delete do else enum export extends false finally for function if import in " +
 "instanceof new null return super switch this throw true try typeof var void while with").split(" ").forEach(function (word) {
  assert.throws(SyntaxError, function () { eval("var " + word + ";"); }, word);
});
