/*---
description: A slash after a postfix increment divides
esid: sec-ecmascript-language-lexical-grammar
---*/

var a = 7, g = 1;
assert.sameValue(a++ /7/ g, 1);
assert.sameValue(a, 8);
