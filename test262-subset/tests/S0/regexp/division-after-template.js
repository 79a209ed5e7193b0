/*---
description: A slash after a template divides, one inside a substitution may open a regular expression
esid: sec-ecmascript-language-lexical-grammar
---*/

var g = 2;
assert.sameValue(`8` / 2 / g, 2);
assert.sameValue(`${/a}/.source}`, "a}");
