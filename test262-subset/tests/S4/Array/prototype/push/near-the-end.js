/*---
description: push beyond 2^53-1 is a TypeError before anything is written
esid: sec-array.prototype.push
---*/

var like = { length: 2 ** 53 - 1 };
assert.throws(TypeError, function () { Array.prototype.push.call(like, 1); });
assert.sameValue(Array.prototype.push.call(like), 2 ** 53 - 1);
assert.sameValue(Object.keys(like).length, 1);
