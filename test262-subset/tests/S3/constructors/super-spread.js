/*---
description: super accepts spread arguments
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

class A { constructor(...a) { this.n = a.length; } }
class B extends A { constructor(...a) { super(0, ...a, ...a); } }
assert.sameValue(new B(1, 2).n, 5);
