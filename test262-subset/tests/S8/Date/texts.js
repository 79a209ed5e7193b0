/*---
description: the layout of every text
esid: sec-date.prototype.tostring
---*/

var d = new Date(Date.UTC(2009, 1, 3, 4, 5, 6, 7));
assert.sameValue(String(d), "Tue Feb 03 2009 09:35:06 GMT+0530 (GMT+05:30)");
assert.sameValue(d.toDateString(), "Tue Feb 03 2009");
assert.sameValue(d.toTimeString(), "09:35:06 GMT+0530 (GMT+05:30)");
assert.sameValue(d.toUTCString(), "Tue, 03 Feb 2009 04:05:06 GMT");
assert.sameValue(d.toISOString(), "2009-02-03T04:05:06.007Z");
