/*---
description: A frozen object can hold private fields and change them
esid: sec-privatefieldadd
---*/

class A { #x = 1; constructor() { Object.freeze(this); } inc() { return ++this.#x; } }
assert.sameValue(new A().inc(), 2);
