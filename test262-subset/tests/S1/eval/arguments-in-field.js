/*---
description: arguments is an error in eval code of a field initializer
esid: sec-performeval
---*/

class A { x = eval("arguments"); }
assert.throws(SyntaxError, function () { new A(); });
