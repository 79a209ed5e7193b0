/*---
description: A generator left by a loop runs its finally block
esid: sec-generator.prototype.return
---*/

let log = [];
function* g() { try { yield 1; yield 2; } finally { log.push("done"); } }
for (let x of g()) { log.push(x); break; }
assert.compareArray(log, [1, "done"]);
