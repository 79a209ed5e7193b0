/*---
description: Holes of an array pattern skip elements
esid: sec-runtime-semantics-iteratordestructuringassignmentevaluation
---*/

let [, a, , b] = [1, 2, 3, 4];
assert.compareArray([a, b], [2, 4]);
