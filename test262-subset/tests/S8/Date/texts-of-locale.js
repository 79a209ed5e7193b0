/*---
description: the texts of the locale are the plain ones, whatever is asked for
esid: sup-date.prototype.tolocalestring
---*/

var d = new Date(0);
assert.sameValue(d.toLocaleString("de", { timeZone: "Asia/Tokyo" }), d.toString());
assert.sameValue(d.toLocaleDateString("x-nonsense"), d.toDateString());
assert.sameValue(d.toLocaleTimeString({}, null), d.toTimeString());
