/*---
description: Punctuators are read as long as they can be
esid: sec-ecmascript-language-lexical-grammar
---*/

var a = 1, b = 2;
assert.sameValue(a+++b, 3);
assert.sameValue(a, 2);
assert.sameValue(a---b, 0);
