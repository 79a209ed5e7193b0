/*---
description: A private field may be the target of a pattern
esid: sec-destructuring-assignment
---*/

class A { #a; #b; set(v) { [this.#a, this.#b = 9] = v; return this.#a + this.#b; } }
assert.sameValue(new A().set([1]), 10);
