/*---
description: return reaches the inner iterator first and ends both
esid: sec-generator-function-definitions-runtime-semantics-evaluation
---*/

let log = "";
function* inner() { try { yield 1; } finally { log += "i"; } }
function* outer() { try { yield* inner(); } finally { log += "o"; } }
let it = outer();
it.next();
assert.sameValue(it.return(3).value, 3);
assert.sameValue(log, "io");
