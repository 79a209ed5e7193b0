/*---
description: a time without an offset is local
esid: sec-date-time-string-format
---*/

assert.sameValue(Date.parse("1970-01-01T05:30"), 0);
assert.sameValue(Date.parse("1970-01-01T05:30:01.002"), 1002);
assert.sameValue(Date.parse("1970-01-01 05:30"), 0);
assert.sameValue(Date.parse("1970T05:30"), 0);
