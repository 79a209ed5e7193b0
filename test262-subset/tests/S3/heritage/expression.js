/*---
description: The heritage may be any left-hand side expression
esid: sec-class-definitions
---*/

class A { static n = 1; }
class B extends (0, A) {}
class C extends class extends A {} {}
class D extends { A }.A {}
class E extends (() => A)() {}
assert.compareArray([B.n, C.n, D.n, E.n], [1, 1, 1, 1]);
