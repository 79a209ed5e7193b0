/*---
description: A yield in a finally block holds up return
esid: sec-generatorresumeabrupt
---*/

function* g() { try { yield 1; } finally { yield 2; } }
let it = g();
it.next();
let r = it.return(5);
assert.sameValue(r.value, 2);
assert.sameValue(r.done, false);
assert.sameValue(it.next().value, 5);
