/*---
description: A function made by eval code keeps the bindings it saw
esid: sec-performeval
---*/

function make() { let n = 0; return eval("() => ++n"); }
var next = make();
next();
assert.sameValue(next(), 2);
