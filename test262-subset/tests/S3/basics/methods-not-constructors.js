/*---
description: Methods have no prototype and cannot be constructed
esid: sec-runtime-semantics-methoddefinitionevaluation
---*/

class A { m() {} static s() {} }
assert.throws(TypeError, function () { new A.s(); });
assert.throws(TypeError, function () { new (new A().m)(); });
assert.sameValue(Object.hasOwn(A.s, "prototype"), false);
