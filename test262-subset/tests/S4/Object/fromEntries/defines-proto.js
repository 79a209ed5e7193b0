/*---
description: An entry named __proto__ is a property, no prototype
esid: sec-object.fromentries
---*/

var o = Object.fromEntries([["__proto__", null]]);
assert(Object.hasOwn(o, "__proto__"));
assert.sameValue(Object.getPrototypeOf(o), Object.prototype);
