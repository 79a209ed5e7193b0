/*---
description: An array pattern swaps variables
esid: sec-destructuring-assignment
---*/

let a = 1, b = 2;
[a, b] = [b, a];
assert.compareArray([a, b], [2, 1]);
