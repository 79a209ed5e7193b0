/*---
description: A computed key __proto__ makes an own property
esid: sec-runtime-semantics-propertydefinitionevaluation
---*/

var o = { ["__proto__"]: null };
assert.sameValue(Object.getPrototypeOf(o), Object.prototype);
assert.sameValue(Object.hasOwn(o, "__proto__"), true);
