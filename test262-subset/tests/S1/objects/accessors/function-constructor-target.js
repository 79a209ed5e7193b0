/*---
description: super in an object accessor reads from the prototype with the receiver
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

var o = { __proto__: { get a() { return this.n; } }, n: 8, get b() { return super.a; } };
assert.sameValue(o.b, 8);
