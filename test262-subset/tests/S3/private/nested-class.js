/*---
description: A class inside a class sees the private names of both and may hide the outer one
esid: sec-static-semantics-allprivateidentifiersvalid
---*/

class A {
  #x = 1; #y = 2;
  inner() { let a = this; return new (class { #y = 10; sum() { return a.#x + this.#y; } })().sum(); }
}
assert.sameValue(new A().inner(), 11);
