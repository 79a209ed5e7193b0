/*---
description: A return value is fixed before finally runs
esid: sec-try-statement
---*/

function f() { var x = 1; try { return x; } finally { x = 2; } }
assert.sameValue(f(), 1);
