/*---
description: A static private method is called on the class
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { static #m(n) { return n + 1; } static run() { return A.#m(1); } }
assert.sameValue(A.run(), 2);
