/*---
description: one to nine digits of a second, cut to milliseconds
esid: sec-date-time-string-format
---*/

assert.sameValue(Date.parse("1970-01-01T00:00:00.1Z"), 100);
assert.sameValue(Date.parse("1970-01-01T00:00:00.12Z"), 120);
assert.sameValue(Date.parse("1970-01-01T00:00:00.0009Z"), 0);
assert.sameValue(Date.parse("1970-01-01T00:00:00.999999999Z"), 999);
assert.sameValue(Date.parse("1970-01-01T00:00:00.1234567890Z"), NaN);
assert.sameValue(Date.parse("1970-01-01T00:00.5Z"), NaN);
