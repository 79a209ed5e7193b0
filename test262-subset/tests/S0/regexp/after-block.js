/*---
description: A slash after the closing brace of a block opens a regular expression
esid: sec-ecmascript-language-lexical-grammar
---*/

var hit = null;
{ hit = 1 }
/a/.test("a") ? hit++ : 0;
assert.sameValue(hit, 2);
