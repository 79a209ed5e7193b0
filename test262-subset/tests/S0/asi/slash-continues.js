/*---
description: A slash after an operand divides, even on a new line
esid: sec-automatic-semicolon-insertion
---*/

var g = 2, i = 3;
var x = 12
/i/g
assert.sameValue(x, 2);
