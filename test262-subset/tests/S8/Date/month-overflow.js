/*---
description: months and days that overflow carry on, backwards too
esid: sec-makeday
---*/

assert.sameValue(Date.UTC(2000, 24), Date.UTC(2002));
assert.sameValue(Date.UTC(2000, -1, 31), Date.UTC(1999, 11, 31));
assert.sameValue(Date.UTC(2000, -25), Date.UTC(1997, 11));
assert.sameValue(Date.UTC(2000, 2, 0), Date.UTC(2000, 1, 29));
assert.sameValue(Date.UTC(2100, 2, 0), Date.UTC(2100, 1, 28));
assert.sameValue(Date.UTC(2001, 1, 29), Date.UTC(2001, 2, 1));
