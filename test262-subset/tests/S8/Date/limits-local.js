/*---
description: local parts exist at the edges, on either side of the range
esid: sec-localtime
---*/

assert.sameValue(new Date(8.64e15).getHours(), 5);
assert.sameValue(new Date(8.64e15).getMinutes(), 30);
assert.sameValue(new Date(8.64e15).getDate(), 13);
assert.sameValue(new Date(-8.64e15).getHours(), 5);
assert.sameValue(new Date(275760, 8, 13, 5, 30).getTime(), 8.64e15);
assert.sameValue(new Date(275760, 8, 13, 5, 30, 0, 1).getTime(), NaN);
