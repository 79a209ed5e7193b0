/*---
description: A species constructor that shrinks the source leaves holes, and length says so
esid: sec-array.prototype.slice
---*/

var a = [1, 2, 3];
a.constructor = { [Symbol.species]: function (n) { a.length = 1; return new Array(n); } };
var b = a.slice();
assert.sameValue(b.length, 3);
assert.sameValue(Object.keys(b).join(), "0");
