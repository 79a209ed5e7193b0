/*---
description: The parameters of arrows may be patterns
esid: sec-arrow-function-definitions
---*/

let f = ([a, ...b], { c: { d } = { d: 9 } }) => [a, b.length, d];
assert.compareArray(f("xyz", {}), ["x", 2, 9]);
assert.sameValue((({ a }) => a)({ a: 1 }), 1);
