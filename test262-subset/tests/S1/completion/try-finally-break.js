/*---
description: A finally block that breaks decides the completion value
esid: sec-try-statement-runtime-semantics-evaluation
---*/

assert.sameValue(eval("do { try { 1; } finally { 2; break; } } while (false)"), 2);
assert.sameValue(eval("do { try { 1; break; } finally { 2; } } while (false)"), 1);
