/*---
description: reverse swaps holes with elements by deleting
esid: sec-array.prototype.reverse
---*/

var a = [1, , 3, 4];
a.reverse();
assert(!(2 in a));
assert.sameValue(a.length, 4);
assert.sameValue(a[0] + "" + a[1] + a[3], "431");
