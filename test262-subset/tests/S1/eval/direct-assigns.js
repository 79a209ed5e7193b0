/*---
description: Direct eval may assign to the bindings around it
esid: sec-performeval
---*/

function f() { let x = 1; eval("x = 2"); return x; }
assert.sameValue(f(), 2);
