/*---
description: A global var is a property of the global object that cannot be deleted
esid: sec-globaldeclarationinstantiation
includes: [propertyHelper.js]
---*/

var aGlobal = 1;
verifyProperty(globalThis, "aGlobal", { value: 1, writable: true, enumerable: true, configurable: false });
assert.throws(TypeError, function () { delete globalThis.aGlobal; });
