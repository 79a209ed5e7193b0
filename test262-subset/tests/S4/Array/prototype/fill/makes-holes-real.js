/*---
description: fill turns holes into elements and returns its receiver
esid: sec-array.prototype.fill
---*/

var a = [, , 3];
assert.sameValue(a.fill(0, -3, -1), a);
assert(0 in a && 1 in a);
assert.compareArray(a, [0, 0, 3]);
