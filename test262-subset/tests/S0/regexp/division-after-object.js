/*---
description: A slash after the closing brace of an object literal divides
esid: sec-ecmascript-language-lexical-grammar
---*/

var g = 2;
var x = { valueOf() { return 8; } } / 2 / g;
assert.sameValue(x, 2);
