/*---
description: instanceof asks a method that nobody can replace on Function.prototype
esid: sec-function.prototype-%symbol.hasinstance%
---*/

assert.throws(TypeError, function () { Function.prototype[Symbol.hasInstance] = 1; });
var has = Function.prototype[Symbol.hasInstance];
assert.sameValue(has.name, "[Symbol.hasInstance]");
assert.sameValue(has.call({}, {}), false);
assert.throws(TypeError, function () { has.call(Object.assign(function () {}, { prototype: 1 }), {}); });
assert.sameValue(has.call(Object.assign(function () {}, { prototype: 1 }), 1), false);
