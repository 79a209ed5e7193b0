/*---
description: The body runs before the condition is looked at
esid: sec-do-while-statement
---*/

var n = 0;
do { n++; continue; } while (false);
assert.sameValue(n, 1);
