/*---
description: A decrement followed by a greater-than sign on the line of its operand is no comment
esid: sec-postfix-decrement-operator
---*/

var n = 3, seen = [];
while (n-->0) seen.push(n);
assert.compareArray(seen, [2, 1, 0]);
