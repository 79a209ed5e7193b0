/*---
description: one offset holds for all times of all years
esid: sec-localtime
---*/

for (var m = 0; m < 24; m++) {
  var d = new Date(2020, m, 15, 12);
  assert.sameValue(d.getUTCHours(), 6);
  assert.sameValue(d.getTimezoneOffset(), -330);
}
