/*---
description: A default is used for undefined and for a missing element, not for null
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

let [a = 1, b = 2, c = 3, d = 4] = [undefined, null, 0];
assert.compareArray([a, b, c, d], [1, null, 0, 4]);
