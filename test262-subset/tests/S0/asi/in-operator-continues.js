/*---
description: A line that starts with in or instanceof continues the expression
esid: sec-automatic-semicolon-insertion
---*/

var r = "a"
in { a: 1 }
assert.sameValue(r, true);
