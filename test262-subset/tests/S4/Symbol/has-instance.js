/*---
description: instanceof asks Symbol.hasInstance first and makes a boolean of its answer
esid: sec-instanceofoperator
---*/

var Even = { [Symbol.hasInstance](n) { return n % 2 === 0 ? "yes" : 0; } };
assert.sameValue(2 instanceof Even, true);
assert.sameValue(1 instanceof Even, false);
assert.throws(TypeError, function () { 1 instanceof {}; });
assert.throws(TypeError, function () { 1 instanceof { [Symbol.hasInstance]: 1 }; });
var none = function () {};
Object.defineProperty(none, Symbol.hasInstance, { value: undefined });
assert.sameValue(Object.create(none.prototype) instanceof none, true);
