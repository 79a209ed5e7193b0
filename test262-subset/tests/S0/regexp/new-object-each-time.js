/*---
description: A literal makes a new object each time it is evaluated
esid: sec-regular-expression-literals-runtime-semantics-evaluation
---*/

function make() { return /a/g; }
assert.notSameValue(make(), make());
make().lastIndex = 5;
assert.sameValue(make().lastIndex, 0);
