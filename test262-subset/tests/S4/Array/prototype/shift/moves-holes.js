/*---
description: shift moves holes along
esid: sec-array.prototype.shift
---*/

var a = [1, , 3];
assert.sameValue(a.shift(), 1);
assert.sameValue(a.length, 2);
assert(!(0 in a));
assert.sameValue(a[1], 3);
