/*---
description: the clock stands still and is the same for every way to ask
esid: sec-date.now
---*/

var a = Date.now(), sum = 0;
for (var i = 0; i < 1000; i++) { sum += i; }
assert.sameValue(Date.now(), a);
assert.sameValue(new Date().getTime(), a);
assert.sameValue(Date(), String(new Date()));
assert.sameValue(Number(new Date(undefined)), NaN);
