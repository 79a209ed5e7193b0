/*---
description: A return statement is an error in eval code, even inside a function
esid: sec-performeval
---*/

function f() { eval("return 1"); }
assert.throws(SyntaxError, f);
