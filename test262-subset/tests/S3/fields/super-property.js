/*---
description: An initializer may use super properties
esid: sec-runtime-semantics-classfielddefinitionevaluation
---*/

class A { m() { return 3; } }
class B extends A { x = super.m() + 1; static y = super.toString === Function.prototype.toString; }
assert.sameValue(new B().x, 4);
assert.sameValue(B.y, true);
