/*---
description: A direct eval in a class may use its private names
esid: sec-performeval
---*/

class A {
  #x = 4;
  read() { return eval("this.#x"); }
}
assert.sameValue(new A().read(), 4);
