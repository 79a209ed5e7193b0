/*---
description: The name of a class is fixed inside its body
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { m() { A = 1; } self() { return A; } }
let made = new A();
assert.throws(TypeError, function () { made.m(); });
let Old = A;
A = null;
assert.sameValue(made.self(), Old);
