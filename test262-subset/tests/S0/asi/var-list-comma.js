/*---
description: A missing comma in a declaration list is mended by the line break
esid: sec-automatic-semicolon-insertion
---*/

var b = 0;
var a = 1
b = 2
assert.sameValue(a, 1);
assert.sameValue(b, 2);
