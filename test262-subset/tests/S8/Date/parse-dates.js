/*---
description: dates without time are of UTC
esid: sec-date-time-string-format
---*/

assert.sameValue(Date.parse("2024"), Date.UTC(2024));
assert.sameValue(Date.parse("2024-02"), Date.UTC(2024, 1));
assert.sameValue(Date.parse("2024-02-29"), Date.UTC(2024, 1, 29));
assert.sameValue(Date.parse("+012024-01-01"), Date.UTC(12024));
assert.sameValue(Date.parse("0099"), Date.parse("0099-01-01T00:00Z"));
assert.sameValue(new Date("0099").getUTCFullYear(), 99);
