/*---
description: years 0 to 99 are of the twentieth century, after truncation
esid: sec-makefullyear
---*/

assert.sameValue(Date.UTC(0), Date.UTC(1900));
assert.sameValue(Date.UTC(99.9), Date.UTC(1999));
assert.sameValue(Date.UTC(-0.9), Date.UTC(1900));
assert.sameValue(new Date(Date.UTC(100)).getUTCFullYear(), 100);
assert.sameValue(new Date(Date.UTC(-1)).getUTCFullYear(), -1);
