/*---
description: Fields are own properties, writable, enumerable and configurable
esid: sec-definefield
includes: [propertyHelper.js]
---*/

class A { a = 1; b; "c d" = 2; 5 = 3; }
verifyProperty(new A(), "a", { value: 1, writable: true, enumerable: true, configurable: true });
verifyProperty(new A(), "b", { value: undefined, writable: true, enumerable: true, configurable: true });
assert.compareArray(Object.keys(new A()), ["5", "a", "b", "c d"]);
