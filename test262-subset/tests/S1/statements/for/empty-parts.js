/*---
description: All parts of a loop head may be missing
esid: sec-for-statement
---*/

var i = 0;
for (;;) { if (++i === 3) break; }
assert.sameValue(i, 3);
