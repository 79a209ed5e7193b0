/*---
description: The body cannot close the function and go on behind it
esid: sec-createdynamicfunction
---*/

assert.throws(SyntaxError, function () { Function("}, function () {"); });
assert.throws(SyntaxError, function () { Function("a) { return 1; } function g(", ""); });
assert.throws(SyntaxError, function () { Function("/*", "*/ ) {"); });
