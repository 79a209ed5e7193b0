/*---
description: When the last element cannot be deleted, length stays
esid: sec-array.prototype.pop
---*/

var a = [1, 2];
Object.defineProperty(a, 1, { configurable: false });
assert.throws(TypeError, function () { a.pop(); });
assert.sameValue(a.length, 2);
