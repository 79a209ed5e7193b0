/*---
description: the days of the week go on through all times
esid: sec-week-day
---*/

assert.sameValue(new Date(0).getUTCDay(), 4);
assert.sameValue(new Date(-1).getUTCDay(), 3);
var d = new Date(Date.UTC(-1000)), day = d.getUTCDay();
for (var i = 1; i < 15; i++) {
  d.setUTCDate(d.getUTCDate() + 1);
  assert.sameValue(d.getUTCDay(), (day + i) % 7);
}
