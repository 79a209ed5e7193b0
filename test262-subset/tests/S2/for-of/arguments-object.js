/*---
description: An arguments object is iterable
esid: sec-createunmappedargumentsobject
---*/

function f() { let s = 0; for (let x of arguments) s += x; return s; }
assert.sameValue(f(1, 2, 3), 6);
