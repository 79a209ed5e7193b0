/*---
description: A rest element collects what is left in a new array
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

const source = [1, 2, 3], [a, ...rest] = source;
assert.compareArray(rest, [2, 3]);
assert.notSameValue(rest, source);
assert.sameValue(Array.isArray(rest), true);
