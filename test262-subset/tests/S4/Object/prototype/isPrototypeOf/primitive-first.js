/*---
description: A primitive has no prototypes to find, even for a null receiver
esid: sec-object.prototype.isprototypeof
---*/

assert.sameValue(Object.prototype.isPrototypeOf.call(null, 1), false);
assert.throws(TypeError, function () { Object.prototype.isPrototypeOf.call(null, {}); });
assert.sameValue(Array.prototype.isPrototypeOf(Array.prototype), false);
