/*---
description: A line that starts with a parenthesis continues the line before as a call
esid: sec-automatic-semicolon-insertion
---*/

var b = function (x) { return x + 1; };
var a = b
(4)
assert.sameValue(a, 5);
