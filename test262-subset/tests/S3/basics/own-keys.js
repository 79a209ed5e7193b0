/*---
description: The own keys of a class come in a fixed order
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { static m() {} static x = 1; n() {} }
assert.compareArray(Reflect.ownKeys(A), ["length", "name", "prototype", "m", "x"]);
assert.compareArray(Reflect.ownKeys(A.prototype), ["constructor", "n"]);
