/*---
description: A class that extends null has a prototype without prototype and cannot be constructed by default
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A extends null { static m() { return 1; } }
assert.sameValue(Object.getPrototypeOf(A.prototype), null);
assert.sameValue(Object.getPrototypeOf(A), Function.prototype);
assert.sameValue(A.m(), 1);
assert.throws(TypeError, function () { new A(); });
