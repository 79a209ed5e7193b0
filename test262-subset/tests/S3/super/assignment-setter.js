/*---
description: Assigning to a super property calls a setter of the prototype with this
esid: sec-putvalue
---*/

class A { set x(v) { this.got = v; } }
class B extends A { m() { super.x = 5; return this.got; } }
assert.sameValue(new B().m(), 5);
