/*---
description: Consumers ignore the value that a generator returns
esid: sec-generatorresume
---*/

function* g() { yield 1; return 2; }
assert.compareArray([...g()], [1]);
assert.compareArray(g().toArray(), [1]);
assert.compareArray(Array.from(g()), [1]);
assert.sameValue(Math.max(...g()), 1);
function* h() { return yield* g(); }
var it = h();
it.next();
assert.sameValue(it.next().value, 2);
