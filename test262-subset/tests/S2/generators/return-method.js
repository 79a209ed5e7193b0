/*---
description: return ends the generator with its argument
esid: sec-generator.prototype.return
---*/

function* g() { yield 1; yield 2; }
let it = g();
it.next();
let r = it.return(9);
assert.sameValue(r.value, 9);
assert.sameValue(r.done, true);
assert.sameValue(it.next().done, true);
