/*---
description: An else belongs to the closest if
esid: sec-if-statement
---*/

var r = 0;
if (true) if (false) r = 1; else r = 2;
assert.sameValue(r, 2);
