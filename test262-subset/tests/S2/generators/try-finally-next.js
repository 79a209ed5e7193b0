/*---
description: A finally block runs when the body ends by itself
esid: sec-try-statement-runtime-semantics-evaluation
---*/

let log = [];
function* g() { try { log.push(yield 1); } finally { log.push("f"); yield 2; log.push("g"); } }
let it = g();
it.next(); it.next("n"); it.next();
assert.compareArray(log, ["n", "f", "g"]);
