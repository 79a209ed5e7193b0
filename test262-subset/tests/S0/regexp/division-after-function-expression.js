/*---
description: A slash after a function expression divides
esid: sec-ecmascript-language-lexical-grammar
---*/

var g = 1;
var x = function () {} / 1 / g;
assert.sameValue(x, NaN);
