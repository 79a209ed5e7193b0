/*---
description: A class may extend an ordinary function
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

function F(a) { this.a = a; }
F.prototype.m = function () { return this.a; };
class B extends F { constructor() { super(6); } }
assert.sameValue(new B().m(), 6);
