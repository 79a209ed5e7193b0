/*---
description: a setter may carry a date out of range and be caught
esid: sec-date.prototype.setutcfullyear
---*/

var d = new Date(0);
assert.sameValue(d.setUTCFullYear(275761), NaN);
assert.sameValue(d.getTime(), NaN);
assert.sameValue(new Date(8.64e15).setUTCMilliseconds(1), NaN);
assert.sameValue(new Date(8.64e15).setUTCMilliseconds(-1), 8.64e15 - 1);
