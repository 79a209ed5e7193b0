/*---
description: setTime clips what it is given
esid: sec-date.prototype.settime
---*/

var d = new Date(NaN);
assert.sameValue(d.setTime(1.9), 1);
assert.sameValue(Object.is(d.setTime(-0.5), 0), true);
assert.sameValue(d.setTime(8.64e15), 8.64e15);
assert.sameValue(d.setTime(8.64e15 + 1), NaN);
assert.sameValue(d.setTime(), NaN);
