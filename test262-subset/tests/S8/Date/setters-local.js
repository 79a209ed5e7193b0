/*---
description: local setters work in local time, across midnight
esid: sec-date.prototype.setdate
---*/

var d = new Date(2020, 0, 1, 0, 0);
assert.sameValue(d.toISOString(), "2019-12-31T18:30:00.000Z");
d.setDate(2);
assert.sameValue(d.toISOString(), "2020-01-01T18:30:00.000Z");
d.setHours(23, 59, 59, 999);
assert.sameValue(d.toISOString(), "2020-01-02T18:29:59.999Z");
d.setUTCHours(0);
assert.sameValue(d.getDate(), 2);
assert.sameValue(d.getHours(), 5);
