/*---
description: Direct eval sees the arguments object of its function
esid: sec-performeval
---*/

function f() { return eval("arguments.length"); }
assert.sameValue(f(1, 2, 3), 3);
