/*---
description: A switch statement completes with the value of the last clause run
esid: sec-switch-statement-runtime-semantics-evaluation
---*/

assert.sameValue(eval("1; switch (1) {}"), undefined);
assert.sameValue(eval("switch (1) { case 1: 5; case 2: 6; break; case 3: 7; }"), 6);
assert.sameValue(eval("switch (1) { case 1: 5; case 2: break; }"), 5);
