/*---
description: Assigning to a super property writes to this
esid: sec-putvalue
---*/

class A {}
class B extends A { m() { super.x = 5; return Object.hasOwn(this, "x"); } }
assert.sameValue(new B().m(), true);
assert.sameValue("x" in A.prototype, false);
