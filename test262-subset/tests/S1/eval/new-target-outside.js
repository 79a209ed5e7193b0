/*---
description: new.target is an error in eval code outside functions
esid: sec-performeval
---*/

assert.throws(SyntaxError, function () { (0, eval)("new.target"); });
assert.throws(SyntaxError, (0, eval)("() => eval('new.target')"));
