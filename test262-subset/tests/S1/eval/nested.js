/*---
description: Eval code may eval again
esid: sec-performeval
---*/

function f(a) { return eval("eval('eval(\"a\")')"); }
assert.sameValue(f(6), 6);
