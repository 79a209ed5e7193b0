/*---
description: A var of strict eval code does not leave it
esid: sec-evaldeclarationinstantiation
---*/

function f() { eval("var inside = 1; function g() {}"); return typeof inside + typeof g; }
assert.sameValue(f(), "undefinedundefined");
