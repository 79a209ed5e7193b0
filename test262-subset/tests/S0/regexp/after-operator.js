/*---
description: A slash where an operand is due opens a regular expression
esid: sec-ecmascript-language-lexical-grammar
---*/

var x = typeof /a/g;
assert.sameValue(x, "object");
assert.sameValue(!/a/.test("b") && /b/.test("b"), true);
assert.sameValue([/,/, /;/].length, 2);
