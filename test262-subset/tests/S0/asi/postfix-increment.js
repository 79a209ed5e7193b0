/*---
description: An increment on a new line belongs to the operand behind it
esid: sec-automatic-semicolon-insertion
---*/

var a = 1, b = 1;
a
++
b
assert.sameValue(a, 1);
assert.sameValue(b, 2);
