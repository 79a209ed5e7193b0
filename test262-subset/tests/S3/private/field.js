/*---
description: A private field is no property
esid: sec-privatefieldadd
---*/

class A { #x = 1; inc() { return ++this.#x; } }
let a = new A();
assert.sameValue(a.inc(), 2);
assert.sameValue(Reflect.ownKeys(a).length, 0);
assert.sameValue(a["#x"], undefined);
