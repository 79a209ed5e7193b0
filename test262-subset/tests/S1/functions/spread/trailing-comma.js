/*---
description: A trailing comma after arguments is allowed, a lone comma is not
esid: sec-left-hand-side-expressions
---*/

function f() { return arguments.length; }
assert.sameValue(f(1, 2,), 2);
assert.sameValue(f(...[1],), 1);
assert.throws(SyntaxError, function () { eval("f(,)"); });
assert.throws(SyntaxError, function () { eval("f(1,,)"); });
