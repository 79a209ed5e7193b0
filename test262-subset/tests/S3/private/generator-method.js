/*---
description: A private method may be a generator
esid: sec-class-definitions
---*/

class A { *#g() { yield 1; yield 2; } [Symbol.iterator]() { return this.#g(); } }
assert.compareArray([...new A()], [1, 2]);
