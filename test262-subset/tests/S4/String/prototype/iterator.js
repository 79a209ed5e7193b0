/*---
description: A string iterator has its own prototype, tag and brand
esid: sec-%stringiteratorprototype%-object
---*/

var it = ""[Symbol.iterator]();
assert.sameValue(Object.prototype.toString.call(it), "[object String Iterator]");
assert.throws(TypeError, function () { it.next.call([].values()); });
assert.sameValue(it.next().done, true);
assert.sameValue(Object.getPrototypeOf(Object.getPrototypeOf(it)), Iterator.prototype);
assert.throws(TypeError, function () { String.prototype[Symbol.iterator].call(null); });
