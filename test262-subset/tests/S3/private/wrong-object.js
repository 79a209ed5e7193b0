/*---
description: Reading or writing a private field of another object throws a TypeError
esid: sec-privateget
---*/

class A { #x = 1; static get(o) { return o.#x; } static set(o) { o.#x = 2; } }
assert.throws(TypeError, function () { A.get({}); });
assert.throws(TypeError, function () { A.set(Object.create(new A())); });
assert.throws(TypeError, function () { A.get(1); });
