/*---
description: A class is a function
esid: sec-typeof-operator
---*/

assert.sameValue(typeof class {}, "function");
assert.sameValue(Object.getPrototypeOf(class {}), Function.prototype);
