/*---
description: A multi-line comment with a line break counts as a line terminator
esid: sec-comments
---*/

var a = 1 /*
*/ var b = 2
assert.sameValue(a + b, 3);
