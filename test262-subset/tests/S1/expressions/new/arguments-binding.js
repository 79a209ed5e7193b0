/*---
description: new takes the first argument list, members before it belong to the constructor
esid: sec-new-operator
---*/

function F(v) { this.v = v; this.G = function (w) { this.w = w; }; }
var o = { F };
assert.sameValue(new o.F(1).v, 1);
assert.sameValue(new new F(1).G(2).w, 2);
assert(new F instanceof F);
