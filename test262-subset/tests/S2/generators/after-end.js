/*---
description: A finished generator answers undefined and true for ever
esid: sec-generatorresume
---*/

function* g() { return 1; }
let it = g();
assert.sameValue(it.next().value, 1);
let end = it.next();
assert.sameValue(end.value, undefined);
assert.sameValue(end.done, true);
