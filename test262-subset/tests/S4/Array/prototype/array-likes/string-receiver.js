/*---
description: Strings are array-likes whose characters cannot be written
esid: sec-array.prototype.map
---*/

assert.sameValue(Array.prototype.map.call("ab", function (c) { return c + c; }).join(), "aa,bb");
assert.throws(TypeError, function () { Array.prototype.reverse.call("ab"); });
assert.throws(TypeError, function () { Array.prototype.push.call("ab", "c"); });
