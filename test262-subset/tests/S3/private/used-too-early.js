/*---
description: A private field read by an initializer before it was added throws a TypeError
esid: sec-privateget
---*/

class A { a = this.#x; #x = 1; }
assert.throws(TypeError, function () { new A(); });
