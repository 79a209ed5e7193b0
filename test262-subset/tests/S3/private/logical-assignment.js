/*---
description: A logical assignment to a private field writes only when it must
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

class A { get #x() { return 1; } m() { return this.#x ||= 2; } #y = null; n() { return this.#y ??= 3; } }
assert.sameValue(new A().m(), 1);
assert.sameValue(new A().n(), 3);
