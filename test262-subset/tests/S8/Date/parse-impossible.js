/*---
description: days that the month has not got, and other parts out of bounds
esid: sec-date-time-string-format
---*/

["2023-02-29", "2023-04-31", "2023-00-01", "2023-13-01", "2023-01-00", "2023-01-32", "1900-02-29", "-000000-01-01T00:00Z",
  "2023-01-01T00:60Z", "2023-01-01T00:00:60Z", "2023-01-01T25:00Z"].forEach(function (s) {
  assert.sameValue(Date.parse(s), NaN, s);
});
