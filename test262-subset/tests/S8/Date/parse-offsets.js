/*---
description: an offset is taken from the time
esid: sec-date-time-string-format
---*/

assert.sameValue(Date.parse("1970-01-01T00:00Z"), 0);
assert.sameValue(Date.parse("1970-01-01T00:00+00:01"), -60000);
assert.sameValue(Date.parse("1970-01-01T00:00-23:59"), 86340000);
assert.sameValue(Date.parse("1970-01-01T00:00+24:00"), NaN);
assert.sameValue(Date.parse("1970-01-01T00:00+0100"), NaN);
assert.sameValue(Date.parse("1970-01-01+01:00"), NaN);
