/*---
description: throw raises its argument at the yield, where it may be caught
esid: sec-generator.prototype.throw
---*/

function* g() { try { yield 1; } catch (e) { yield e + "!"; } return 3; }
let it = g();
it.next();
assert.sameValue(it.throw("oh").value, "oh!");
assert.sameValue(it.next().value, 3);
