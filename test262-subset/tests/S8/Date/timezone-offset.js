/*---
description: minutes that local time is behind UTC
esid: sec-date.prototype.gettimezoneoffset
---*/

assert.sameValue(new Date().getTimezoneOffset(), -330);
assert.sameValue(new Date(-8.64e15).getTimezoneOffset(), -330);
assert.sameValue(new Date(NaN).getTimezoneOffset(), NaN);
