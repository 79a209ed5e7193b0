/*---
description: A var of the same name as a parameter starts with the argument
esid: sec-functiondeclarationinstantiation
---*/

function f(a) { var a; return a; }
assert.sameValue(f(7), 7);
function g(a = 1) { var a; return a; }
assert.sameValue(g(), 1);
