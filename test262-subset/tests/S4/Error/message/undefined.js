/*---
description: An undefined message makes no property, an empty one does
esid: sec-error-message
---*/

assert(!Object.hasOwn(new Error(), "message"));
assert(!Object.hasOwn(new Error(undefined), "message"));
assert(Object.hasOwn(new Error(""), "message"));
assert.sameValue(new Error(null).message, "null");
assert.throws(TypeError, function () { new Error(Symbol()); });
