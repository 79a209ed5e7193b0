/*---
description: A computed super property is converted to a key
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

class A { ab() { return 3; } }
class B extends A { m(k) { return super["a" + k](); } }
assert.sameValue(new B().m("b"), 3);
