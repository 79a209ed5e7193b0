/*---
description: Without a callable join an array prints like an object
esid: sec-array.prototype.tostring
---*/

var a = [1];
a.join = 1;
assert.sameValue(a.toString(), "[object Array]");
a.join = function () { return this === a ? 7 : 0; };
assert.sameValue(Array.prototype.toString.call(a), 7);
