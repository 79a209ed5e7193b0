/*---
description: Direct eval has the this value of the code around it
esid: sec-performeval
---*/

var o = { m() { return eval("this"); } };
assert.sameValue(o.m(), o);
assert.sameValue((function () { return eval("this"); })(), undefined);
