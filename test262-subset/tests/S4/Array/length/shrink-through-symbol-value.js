/*---
description: A new length is converted twice, and must be the same number both times
esid: sec-arraysetlength
---*/

var n = 0, a = [];
a.length = { valueOf() { n++; return 3; } };
assert.sameValue(n, 2);
assert.sameValue(a.length, 3);
assert.throws(RangeError, function () { a.length = { valueOf() { return n++; } }; });
assert.throws(RangeError, function () { a.length = -1; });
assert.throws(RangeError, function () { a.length = 2 ** 32; });
a.length = "1";
assert.sameValue(a.length, 1);
