/*---
description: dates take properties and can be frozen, which keeps no setter out
esid: sec-properties-of-date-instances
---*/

var d = new Date(0);
assert.compareArray(Reflect.ownKeys(d), []);
d.x = 1;
Object.freeze(d);
assert.sameValue(d.setTime(5), 5);
assert.sameValue(d.getTime(), 5);
