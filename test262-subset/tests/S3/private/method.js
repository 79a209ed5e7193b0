/*---
description: A private method is shared by the instances and cannot be written
esid: sec-privateset
---*/

class A { #m() { return 1; } same(o) { return this.#m === o.#m; } write() { this.#m = 2; } call() { return this.#m(); } }
let a = new A();
assert.sameValue(a.same(new A()), true);
assert.sameValue(a.call(), 1);
assert.throws(TypeError, function () { a.write(); });
