/*---
description: A return in a finally block replaces the value given to return
esid: sec-generatorresumeabrupt
---*/

function* g() { try { yield 1; } finally { return "mine"; } }
let it = g();
it.next();
assert.sameValue(it.return("yours").value, "mine");
