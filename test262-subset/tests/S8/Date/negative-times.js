/*---
description: parts of times before 1970 count upwards
esid: sec-hours-minutes-second-and-milliseconds
---*/

var d = new Date(-1);
assert.sameValue(d.getUTCMilliseconds(), 999);
assert.sameValue(d.getUTCSeconds(), 59);
assert.sameValue(d.getUTCMinutes(), 59);
assert.sameValue(d.getUTCHours(), 23);
assert.sameValue(d.getUTCDate(), 31);
assert.sameValue(d.getUTCMonth(), 11);
assert.sameValue(d.getUTCFullYear(), 1969);
