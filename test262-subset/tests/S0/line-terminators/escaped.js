/*---
description: An escape sequence for a line feed does not end a single-line comment
esid: sec-comments
---*/

var x = 1;
// \u000A x = 2;
assert.sameValue(x, 1);
