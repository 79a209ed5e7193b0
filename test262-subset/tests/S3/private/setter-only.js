/*---
description: Reading a private accessor without getter throws a TypeError
esid: sec-privateget
---*/

class A { set #x(v) {} m() { return this.#x; } }
assert.throws(TypeError, function () { new A().m(); });
