/*---
description: A result longer than 2^53-1 is a TypeError
esid: sec-array.prototype.splice
---*/

var like = { length: 2 ** 53 - 1 };
assert.throws(TypeError, function () { Array.prototype.splice.call(like, 0, 0, "x"); });
assert.sameValue(Object.keys(like).length, 1);
