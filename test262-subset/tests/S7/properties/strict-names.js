/*---
description: Names are matched exactly: no loose case, spaces, prefixes or other properties
esid: sec-runtime-semantics-unicodematchproperty-p
---*/

["lu", "UPPERCASE_LETTER", "Uppercase Letter", " Lu", "IsGreek", "Greek", "InGreek", "Block=Basic_Latin", "Script", "Script=", "=Lu", "sc=greek",
  "General_Category", "Lu=Lu", "Line_Break=Alphabetic", "ASCII=Yes", "Any=True", "Age=6.0", "", "scx", "Other_Alphabetic", "Composition_Exclusion"].forEach(function (name) {
  assert.throws(SyntaxError, function () { new RegExp("\\p{" + name + "}", "u"); }, name);
  assert.throws(SyntaxError, function () { new RegExp("\\P{" + name + "}", "u"); }, name);
});
["\\p", "\\p{", "\\p{Lu", "\\pL", "[\\p{Lu}-z]", "[a-\\p{Lu}]"].forEach(function (p) {
  assert.throws(SyntaxError, function () { new RegExp(p, "u"); }, p);
});
