/*---
description: A super property may be constructed
esid: sec-new-operator-runtime-semantics-evaluation
---*/

class A {}
A.prototype.Made = class { v = 2; };
class B extends A { m() { return new super.Made().v; } }
assert.sameValue(new B().m(), 2);
