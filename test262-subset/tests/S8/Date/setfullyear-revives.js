/*---
description: setFullYear makes a date of an invalid one; the other setters of parts do not
esid: sec-date.prototype.setfullyear
---*/

var d = new Date(NaN);
assert.sameValue(d.setMonth(1), NaN);
assert.sameValue(d.setHours(1), NaN);
assert.sameValue(d.setUTCFullYear(1971), Date.UTC(1971));
d = new Date(NaN);
d.setFullYear(1971, 2, 3);
assert.sameValue(d.getTime(), new Date(1971, 2, 3).getTime());
