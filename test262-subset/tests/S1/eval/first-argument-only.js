/*---
description: eval runs its first argument only, but evaluates all of them
esid: sec-function-calls-runtime-semantics-evaluation
---*/

var n = 0;
assert.sameValue(eval("n + 1", n = 5), 6);
