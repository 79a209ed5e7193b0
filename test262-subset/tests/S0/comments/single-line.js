/*---
description: A single-line comment runs to the end of its line
esid: sec-comments
---*/

var x = 1; // x = 2; */ x = 3;
assert.sameValue(x, 1);
