/*---
description: A direct eval in a method may use super properties
esid: sec-performeval
---*/

var o = { __proto__: { a: 5 }, m() { return eval("super.a"); } };
assert.sameValue(o.m(), 5);
