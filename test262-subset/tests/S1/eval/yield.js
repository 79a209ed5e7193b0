/*---
description: Eval code in a generator cannot yield
esid: sec-performeval
---*/

function* g() { eval("yield 1"); }
assert.throws(SyntaxError, function () { g().next(); });
