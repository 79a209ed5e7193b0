/*---
description: at works on indices that no array has
esid: sec-array.prototype.at
---*/

var like = { length: 2 ** 53 - 1, 9007199254740990: "end" };
assert.sameValue(Array.prototype.at.call(like, -1), "end");
like.length = Infinity;
assert.sameValue(Array.prototype.at.call(like, -1), "end");
