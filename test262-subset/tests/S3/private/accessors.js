/*---
description: Private accessors run with the instance as this
esid: sec-privateget
---*/

class A { v = 1; get #x() { return this.v; } set #x(n) { this.v = n * 2; } m() { this.#x = 5; this.#x += 1; return this.#x; } }
assert.sameValue(new A().m(), 22);
