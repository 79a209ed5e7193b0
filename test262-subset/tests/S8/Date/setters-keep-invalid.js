/*---
description: a date that was invalid before stays what its arguments made of it
esid: sec-date.prototype.setminutes
---*/

var d = new Date(NaN);
assert.sameValue(d.setUTCMinutes({ valueOf: function () { d.setTime(5); return 1; } }), NaN);
assert.sameValue(d.getTime(), 5);
