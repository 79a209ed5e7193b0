/*---
description: A default sees the this value of the call
esid: sec-functiondeclarationinstantiation
---*/

let o = { n: 3, m(a = this.n) { return a; } };
assert.sameValue(o.m(), 3);
