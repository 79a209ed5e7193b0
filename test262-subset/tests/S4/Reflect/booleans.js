/*---
description: Reflect tells with a boolean where Object throws
esid: sec-reflect.defineproperty
---*/

var o = Object.freeze({ x: 1 });
assert.sameValue(Reflect.defineProperty(o, "y", {}), false);
assert.sameValue(Reflect.deleteProperty(o, "x"), false);
assert.sameValue(Reflect.deleteProperty(o, "none"), true);
assert.sameValue(Reflect.setPrototypeOf(o, {}), false);
assert.sameValue(Reflect.setPrototypeOf(o, Object.prototype), true);
assert.sameValue(Reflect.preventExtensions({}), true);
assert.throws(TypeError, function () { Reflect.setPrototypeOf({}, 1); });
