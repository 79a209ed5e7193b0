/*---
description: The constructor that a derived class gets hands all arguments up
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { constructor() { this.n = arguments.length; } }
class B extends A {}
assert.sameValue(new B(1, 2, 3).n, 3);
