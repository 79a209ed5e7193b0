/*---
description: size is a getter on the prototype alone
esid: sec-get-map.prototype.size
---*/

var d = Object.getOwnPropertyDescriptor(Map.prototype, "size");
assert.sameValue(d.get.name, "get size");
assert.sameValue(d.set, undefined);
assert.throws(TypeError, function () { new Map().size = 1; });
assert.sameValue(Map.prototype[Symbol.iterator], Map.prototype.entries);
