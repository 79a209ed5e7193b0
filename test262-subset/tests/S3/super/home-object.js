/*---
description: super follows the object that the method was defined on, not this
esid: sec-super-keyword
---*/

class A { m() { return "A"; } }
class B extends A { m() { return "B" + super.m(); } }
class C extends B { m() { return "C" + super.m(); } }
assert.sameValue(new C().m(), "CBA");
assert.sameValue(B.prototype.m.call({}), "BA");
