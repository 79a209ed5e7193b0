/*---
description: Eval code cannot jump to a loop around it
esid: sec-performeval
---*/

assert.throws(SyntaxError, function () { for (;;) eval("break"); });
assert.throws(SyntaxError, function () { a: for (;;) eval("continue a"); });
