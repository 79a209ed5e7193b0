/*---
description: globalThis is a writable hidden property; undefined, NaN and Infinity are not
esid: sec-globalthis
---*/

var d = Object.getOwnPropertyDescriptor(globalThis, "globalThis");
assert(d.writable && !d.enumerable && d.configurable);
assert.throws(TypeError, function () { undefined = 1; });
assert.throws(TypeError, function () { globalThis.NaN = 1; });
assert.sameValue(Reflect.deleteProperty(globalThis, "Infinity"), false);
assert.sameValue(Object.getOwnPropertyDescriptor(globalThis, "Math").enumerable, false);
