/*---
description: A default of a method sees the class and its private names
esid: sec-method-definitions
---*/

class A { static #n = 2; static m(a = A.#n, b = () => a + this.#n) { return b(); } }
assert.sameValue(A.m(), 4);
