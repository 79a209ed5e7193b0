/*---
description: setFullYear takes a year as it is, setYear as MakeFullYear does
esid: sec-date.prototype.setyear
---*/

var d = new Date(0);
d.setFullYear(70);
assert.sameValue(d.getFullYear(), 70);
d.setYear(70);
assert.sameValue(d.getFullYear(), 1970);
d.setUTCFullYear(0);
assert.sameValue(d.getUTCFullYear(), 0);
