/*---
description: A private name may be used before the place of its declaration
esid: sec-static-semantics-allprivateidentifiersvalid
---*/

class A { m() { return this.#x; } #x = 3; }
assert.sameValue(new A().m(), 3);
