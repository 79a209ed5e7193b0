/*---
description: new.target is allowed in a direct eval inside a function
esid: sec-performeval
---*/

function F() { this.target = eval("new.target"); }
assert.sameValue(new F().target, F);
