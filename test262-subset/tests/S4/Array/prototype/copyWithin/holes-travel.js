/*---
description: A hole is copied by deleting its target
esid: sec-array.prototype.copywithin
---*/

var a = [0, 1, , 3];
a.copyWithin(0, 2);
assert(!(0 in a));
assert.sameValue(a[1], 3);
assert.sameValue(a.length, 4);
