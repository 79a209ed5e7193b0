/*---
description: The property prototype of a class cannot be changed
esid: sec-makeconstructor
includes: [propertyHelper.js]
---*/

class A {}
verifyProperty(A, "prototype", { writable: false, enumerable: false, configurable: false });
verifyProperty(A.prototype, "constructor", { value: A, writable: true, enumerable: false, configurable: true });
