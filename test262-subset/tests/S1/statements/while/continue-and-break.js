/*---
description: continue goes to the condition, break leaves the loop
esid: sec-while-statement
---*/

var i = 0;
var seen = [];
while (i < 10) { i++; if (i % 2) continue; if (i > 6) break; seen.push(i); }
assert.compareArray(seen, [2, 4, 6]);
