/*---
description: A slash after a property named like a keyword divides
esid: sec-ecmascript-language-lexical-grammar
---*/

var o = { return: 8, typeof: 6 }, g = 2;
assert.sameValue(o.return /2/ g, 2);
assert.sameValue(o.typeof / 3, 2);
