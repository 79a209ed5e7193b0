/*---
description: A private name may be written with escapes
esid: sec-names-and-keywords
---*/

class A {
  #\u0061 = 1;
  get() { return this.#a; }
}
assert.sameValue(new A().get(), 1);
