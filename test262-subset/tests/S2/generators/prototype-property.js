/*---
description: Every generator function has a prototype object of its own without constructor
esid: sec-generatorfunction-instances-prototype
includes: [propertyHelper.js]
---*/

function* g() {}
verifyProperty(g, "prototype", { writable: true, enumerable: false, configurable: false });
assert.sameValue(Object.hasOwn(g.prototype, "constructor"), false);
assert.sameValue(Object.getPrototypeOf(g()), g.prototype);
