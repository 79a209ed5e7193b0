/*---
description: A call of eval as a property is indirect
esid: sec-function-calls-runtime-semantics-evaluation
---*/

function f() { var hidden = 1; return globalThis.eval("typeof hidden"); }
assert.sameValue(f(), "undefined");
