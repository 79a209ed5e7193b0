/*---
description: Calling a generator function runs nothing of its body
esid: sec-runtime-semantics-evaluategeneratorbody
---*/

let ran = false;
function* g() { ran = true; }
let it = g();
assert.sameValue(ran, false);
it.next();
assert.sameValue(ran, true);
