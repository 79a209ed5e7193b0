/*---
description: A try statement completes with the value of its block or its catch clause
esid: sec-try-statement-runtime-semantics-evaluation
---*/

assert.sameValue(eval("try { 1; } finally { 2; }"), 1);
assert.sameValue(eval("try { 1; throw 0; } catch (e) { 3; }"), 3);
assert.sameValue(eval("9; try { } catch (e) { 3; }"), undefined);
