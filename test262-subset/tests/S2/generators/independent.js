/*---
description: Two generators of one function do not share their state
esid: sec-runtime-semantics-evaluategeneratorbody
---*/

function* count() { let n = 0; while (true) yield n++; }
let a = count(), b = count();
a.next(); a.next();
assert.sameValue(a.next().value, 2);
assert.sameValue(b.next().value, 0);
