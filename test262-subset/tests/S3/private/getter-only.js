/*---
description: Writing a private accessor without setter throws a TypeError
esid: sec-privateset
---*/

class A { get #x() { return 1; } m() { this.#x = 2; } }
assert.throws(TypeError, function () { new A().m(); });
