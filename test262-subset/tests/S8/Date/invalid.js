/*---
description: every reader of an invalid date
esid: sec-properties-of-the-date-prototype-object
---*/

var d = new Date(NaN);
["Date", "Day", "FullYear", "Hours", "Milliseconds", "Minutes", "Month", "Seconds"].forEach(function (part) {
  assert.sameValue(d["get" + part](), NaN);
  assert.sameValue(d["getUTC" + part](), NaN);
});
["toString", "toDateString", "toTimeString", "toUTCString", "toLocaleString", "toLocaleDateString", "toLocaleTimeString"]
  .forEach(function (m) { assert.sameValue(d[m](), "Invalid Date"); });
assert.throws(RangeError, function () { d.toISOString(); });
assert.sameValue(d.toJSON(), null);
