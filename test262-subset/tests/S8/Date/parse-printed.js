/*---
description: what toString, toDateString and toUTCString print reads back
esid: sec-date.parse
---*/

[0, -1000, 951782400000, -62167219200000, 253402300800000, 8.64e15, -8.64e15, -62198755200000].forEach(function (t) {
  var d = new Date(t);
  assert.sameValue(Date.parse(d.toString()), t);
  assert.sameValue(Date.parse(d.toUTCString()), t);
  assert.sameValue(Date.parse(d.toISOString()), t);
});
var d = new Date(2020, 1, 29, 13);
assert.sameValue(Date.parse(d.toDateString()), new Date(2020, 1, 29).getTime());
