/*---
description: A slash after the head of an if statement opens a regular expression
esid: sec-ecmascript-language-lexical-grammar
---*/

var n = 0;
if (true) /a/.test("a") && n++;
assert.sameValue(n, 1);
