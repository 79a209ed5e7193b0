/*---
description: push writes past 2^32-1 as properties, then fails to set length
esid: sec-array.prototype.push
---*/

var a = [];
a.length = 4294967295;
assert.throws(RangeError, function () { a.push("x", "y"); });
assert.sameValue(a[4294967295], "x");
assert.sameValue(a[4294967296], "y");
assert.sameValue(a.length, 4294967295);
