/*---
description: no blanks around a date
esid: sec-date.parse
---*/

[" 2023", "2023 ", "2023-01-01\n", "\u00a02023", "2023-01-01T00:00 Z", "2023-01-01  00:00", "2023-01-01\t00:00"].forEach(function (s) {
  assert.sameValue(Date.parse(s), NaN, JSON.stringify(s));
});
