/*---
description: A static private member belongs to its class alone and not to subclasses
esid: sec-privateget
---*/

class A { static #n = 1; static read() { return this.#n; } }
class B extends A {}
assert.sameValue(A.read(), 1);
assert.throws(TypeError, function () { B.read(); });
