/*---
description: An if statement that does nothing completes with undefined
esid: sec-if-statement-runtime-semantics-evaluation
---*/

assert.sameValue(eval("1; if (false) 2;"), undefined);
assert.sameValue(eval("1; if (true) {}"), undefined);
assert.sameValue(eval("1; if (true) 2; else 3;"), 2);
