/*---
description: __proto__ with a colon sets the prototype, in every other form it is a property
esid: sec-runtime-semantics-propertydefinitionevaluation
---*/

var p = { x: 1 };
assert.sameValue(Object.getPrototypeOf({ __proto__: p }), p);
assert.sameValue(Object.getPrototypeOf({ "__proto__": null }), null);
assert.sameValue(Object.getPrototypeOf({ __proto__: 1 }), Object.prototype);
var __proto__ = 2;
assert(Object.hasOwn({ __proto__ }, "__proto__"));
assert(Object.hasOwn({ ["__proto__"]: 1 }, "__proto__"));
assert(Object.hasOwn({ __proto__() {} }, "__proto__"));
