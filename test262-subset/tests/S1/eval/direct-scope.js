/*---
description: Direct eval sees the bindings around it
esid: sec-performeval
---*/

function f(a) { let b = 2; { const c = 3; return eval("a + b + c"); } }
assert.sameValue(f(1), 6);
