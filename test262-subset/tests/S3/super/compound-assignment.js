/*---
description: A compound assignment to a super property reads above and writes to this
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

class A { get n() { return 10; } set n(v) { this.set = v; } }
class B extends A { m() { super.n += 1; super["n"]++; return this.set; } }
assert.sameValue(new B().m(), 11);
