/*---
description: Static fields are inherited through the prototype of the subclass
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { static n = 1; }
class B extends A {}
assert.sameValue(B.n, 1);
assert.sameValue(Object.hasOwn(B, "n"), false);
B.n = 2;
assert.sameValue(A.n, 1);
