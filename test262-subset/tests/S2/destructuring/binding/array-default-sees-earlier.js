/*---
description: A default may use the names bound before it
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

let [a, b = a * 2, c = a + b] = [1];
assert.compareArray([a, b, c], [1, 2, 3]);
