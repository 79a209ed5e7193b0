/*---
description: A call through another name is an indirect eval
esid: sec-function-calls-runtime-semantics-evaluation
---*/

var run = eval;
function f() { var hidden = 1; return run("typeof hidden"); }
assert.sameValue(f(), "undefined");
