/*---
description: parts far out of range that make up for one another
esid: sec-makeday
---*/

assert.sameValue(Date.UTC(1970, 0, 1, 24 * 365 * 1000, 0, 0, -365 * 1000 * 86400000), 0);
assert.sameValue(Date.UTC(1970, 12 * 1000 - 12 * 1000, 1), 0);
assert.sameValue(Date.UTC(275761, 0, -108 - 3), Date.UTC(275760, 8, 11));
assert.sameValue(Date.UTC(1970, 0, 1e20), NaN);
assert.sameValue(Date.UTC(1e300), NaN);
assert.sameValue(Date.UTC(1970, Infinity), NaN);
