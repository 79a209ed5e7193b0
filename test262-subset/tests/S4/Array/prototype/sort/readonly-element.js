/*---
description: An element that cannot be written is a TypeError after the sorting
esid: sec-array.prototype.sort
---*/

var a = [2, 1];
Object.defineProperty(a, 1, { writable: false });
assert.throws(TypeError, function () { a.sort(); });
assert.sameValue(a[0], 1);
