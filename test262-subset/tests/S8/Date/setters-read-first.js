/*---
description: the time value is read before the arguments are converted
esid: sec-date.prototype.sethours
---*/

var d = new Date(0);
var arg = { valueOf: function () { d.setTime(86400000 * 10); return 3; } };
assert.sameValue(d.setUTCHours(arg), 3 * 3600000);
assert.sameValue(d.getTime(), 3 * 3600000);
