/*---
description: A line terminator before ++ ends the statement before it
esid: sec-rules-of-automatic-semicolon-insertion
---*/

var a = 1;
var b = 2;
a
++
b
assert.sameValue(a, 1);
assert.sameValue(b, 3);
