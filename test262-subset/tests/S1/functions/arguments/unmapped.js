/*---
description: The arguments object of a strict function does not follow its parameters
esid: sec-createunmappedargumentsobject
---*/

function f(a) { a = 2; return arguments[0]; }
assert.sameValue(f(1), 1);
function g(a) { arguments[0] = 2; return a; }
assert.sameValue(g(1), 1);
