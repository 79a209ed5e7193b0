/*---
description: setYear makes a date of an invalid one; NaN makes it invalid
esid: sec-date.prototype.setyear
---*/

var d = new Date(NaN);
assert.sameValue(d.setYear(71), new Date(1971, 0, 1).getTime());
assert.sameValue(d.setYear(), NaN);
assert.sameValue(d.getTime(), NaN);
