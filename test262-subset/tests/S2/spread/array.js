/*---
description: A spread puts the elements of an iterable into an array literal
esid: sec-runtime-semantics-arrayaccumulation
---*/

assert.compareArray([0, ...[1, 2], ...new Set([3, 3, 4]), 5], [0, 1, 2, 3, 4, 5]);
assert.compareArray([...""], []);
