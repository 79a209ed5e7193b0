/*---
description: A break carries the value of the statements before it
esid: sec-updateempty
---*/

assert.sameValue(eval("while (true) { 7; break; }"), 7);
assert.sameValue(eval("1; while (true) { break; }"), undefined);
assert.sameValue(eval("1; do { 2; continue; } while (false)"), 2);
