/*---
description: continue runs the finally blocks it leaves
esid: sec-try-statement
---*/

var n = 0;
for (var i = 0; i < 3; i++) { try { continue; } finally { n++; } }
assert.sameValue(n, 3);
