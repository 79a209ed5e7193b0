/*---
description: Function.prototype is callable, returns undefined and has no prototype property
esid: sec-properties-of-the-function-prototype-object
---*/

assert.sameValue(Function.prototype(1, 2), undefined);
assert.throws(TypeError, function () { new Function.prototype(); });
assert(!Object.hasOwn(Function.prototype, "prototype"));
assert.sameValue(Function.prototype.name, "");
assert.sameValue(Object.getPrototypeOf(Function.prototype), Object.prototype);
