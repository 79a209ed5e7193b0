/*---
description: A spread copies an array with holes into one without
esid: sec-runtime-semantics-arrayaccumulation
---*/

let copy = [...[, 1]];
assert.sameValue(0 in copy, true);
assert.sameValue(copy.length, 2);
