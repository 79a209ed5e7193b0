/*---
description: A read-only length stops push, also when nothing is pushed
esid: sec-array.prototype.push
---*/

var a = Object.defineProperty([1], "length", { writable: false });
assert.throws(TypeError, function () { a.push(2); });
assert.throws(TypeError, function () { a.push(); });
assert.compareArray(a, [1]);
