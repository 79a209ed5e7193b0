/*---
description: pop of an empty array-like writes length 0
esid: sec-array.prototype.pop
---*/

var like = {};
assert.sameValue(Array.prototype.pop.call(like), undefined);
assert.sameValue(like.length, 0);
like = { length: -5 };
Array.prototype.pop.call(like);
assert.sameValue(like.length, 0);
assert.throws(TypeError, function () { Object.freeze([]).pop(); });
