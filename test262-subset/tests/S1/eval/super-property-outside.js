/*---
description: super is an error in eval code of an ordinary function
esid: sec-performeval
---*/

assert.throws(SyntaxError, function () { eval("super.a"); });
assert.throws(SyntaxError, function () { eval("super()"); });
