/*---
description: The prototype of the heritage must be an object or null
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

function F() {}
F.prototype = 3;
assert.throws(TypeError, function () { class A extends F {} });
F.prototype = null;
class B extends F {}
assert.sameValue(Object.getPrototypeOf(B.prototype), null);
