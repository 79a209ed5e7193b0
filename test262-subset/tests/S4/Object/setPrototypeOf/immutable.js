/*---
description: The prototype of Object.prototype cannot be changed
esid: sec-set-immutable-prototype
---*/

assert.throws(TypeError, function () { Object.setPrototypeOf(Object.prototype, {}); });
assert.sameValue(Object.setPrototypeOf(Object.prototype, null), Object.prototype);
assert(Object.isExtensible(Object.prototype));
