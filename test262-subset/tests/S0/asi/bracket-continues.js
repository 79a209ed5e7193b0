/*---
description: A line that starts with a bracket continues the line before as a property access
esid: sec-automatic-semicolon-insertion
---*/

var list = [5, 6]
var x = list
[1]
assert.sameValue(x, 6);
