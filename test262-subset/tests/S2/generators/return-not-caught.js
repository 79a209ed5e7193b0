/*---
description: return passes a catch clause by
esid: sec-generatorresumeabrupt
---*/

let caught = false;
function* g() { try { yield 1; } catch (e) { caught = true; } }
let it = g();
it.next();
it.return();
assert.sameValue(caught, false);
