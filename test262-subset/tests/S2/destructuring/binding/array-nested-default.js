/*---
description: A pattern inside a pattern may have a default
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

let [[a, b] = [1, 2], { c } = { c: 3 }] = [];
assert.compareArray([a, b, c], [1, 2, 3]);
