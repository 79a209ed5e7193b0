/*---
description: What is left over is deleted from the last index down
esid: sec-array.prototype.splice
---*/

var a = [1, 2, 3, 4];
Object.defineProperty(a, 2, { configurable: false, writable: true });
assert.throws(TypeError, function () { a.splice(0, 2); });
assert.compareArray(a.slice(0, 3), [3, 4, 3]);
assert(!(3 in a));
assert.sameValue(a.length, 4);
