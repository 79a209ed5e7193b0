/*---
description: 24:00 is the end of the day and nothing follows it
esid: sec-date-time-string-format
---*/

assert.sameValue(Date.parse("1970-01-01T24:00Z"), 86400000);
assert.sameValue(Date.parse("1970-01-01T24:00:00.000Z"), 86400000);
assert.sameValue(Date.parse("1970-01-01T24:00:00.001Z"), NaN);
assert.sameValue(Date.parse("1970-01-01T24:00:01Z"), NaN);
assert.sameValue(Date.parse("1970-01-01T24:01Z"), NaN);
