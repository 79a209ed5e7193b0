/*---
description: Accessors and methods cannot be constructed
esid: sec-runtime-semantics-methoddefinitionevaluation
---*/

var o = { get a() {}, m() {} };
var get = Object.getOwnPropertyDescriptor(o, "a").get;
assert.throws(TypeError, function () { new get(); });
assert.throws(TypeError, function () { new o.m(); });
assert.sameValue(Object.hasOwn(o.m, "prototype"), false);
