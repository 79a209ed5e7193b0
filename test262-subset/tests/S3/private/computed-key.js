/*---
description: A computed name in a class may use a private name of the class around it
esid: sec-class-definitions
---*/

class A {
  #k = "key";
  make() { return class { [this.#k]() { return 1; } }; }
}
assert.sameValue(new (new A().make())().key(), 1);
