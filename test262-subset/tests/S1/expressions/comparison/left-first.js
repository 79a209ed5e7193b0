/*---
description: The left operand is converted first, for greater-than too
esid: sec-relational-operators
---*/

var order = "";
var a = { valueOf() { order += "a"; return 1; } };
var b = { valueOf() { order += "b"; return 2; } };
a < b; a > b; a <= b; a >= b;
assert.sameValue(order, "abababab");
