/*---
description: Malformed text throws a SyntaxError that can be caught
esid: sec-performeval
---*/

assert.throws(SyntaxError, function () { eval("1 +"); });
assert.throws(SyntaxError, function () { (0, eval)("var"); });
