/*---
description: A slash after a name, a bracket or a parenthesis divides
esid: sec-ecmascript-language-lexical-grammar
---*/

var a = 8, b = [8], g = 2, i = 1;
assert.sameValue(a /2/ g, 2);
assert.sameValue(b[0] /2/g/i, 2);
assert.sameValue((a) /2/ g, 2);
