/*---
description: An error that leaves the body ends the generator
esid: sec-generatorstart
---*/

function* g() { yield 1; throw new RangeError(); }
let it = g();
it.next();
assert.throws(RangeError, function () { it.next(); });
assert.sameValue(it.next().done, true);
