/*---
description: flatMap flattens what the mapper gave by one level and skips holes of both
esid: sec-array.prototype.flatmap
---*/

var got = [1, , 2].flatMap(function (v) { return [v, [v], , ]; });
assert.sameValue(got.length, 4);
assert.sameValue(Array.isArray(got[1]), true);
assert.throws(TypeError, function () { [].flatMap(); });
