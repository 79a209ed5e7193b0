/*---
description: Removed holes are holes of the result
esid: sec-array.prototype.splice
---*/

var a = [1, , 3, 4];
var r = a.splice(0, 3);
assert.sameValue(r.length, 3);
assert(!(1 in r));
assert.compareArray(a, [4]);
