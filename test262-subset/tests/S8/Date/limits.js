/*---
description: the largest and smallest times, and what is just outside
esid: sec-timeclip
---*/

assert.sameValue(new Date(8.64e15).toISOString(), "+275760-09-13T00:00:00.000Z");
assert.sameValue(new Date(-8.64e15).toISOString(), "-271821-04-20T00:00:00.000Z");
assert.sameValue(new Date(8.64e15 + 1).getTime(), NaN);
assert.sameValue(new Date(-8.64e15 - 1).getTime(), NaN);
assert.sameValue(new Date(Infinity).getTime(), NaN);
assert.sameValue(Object.is(new Date(-0).getTime(), 0), true);
