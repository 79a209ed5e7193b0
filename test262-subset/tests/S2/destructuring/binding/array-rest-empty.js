/*---
description: A rest element is an empty array when nothing is left
esid: sec-runtime-semantics-iteratorbindinginitialization
---*/

let [a, b, ...rest] = [1];
assert.sameValue(b, undefined);
assert.compareArray(rest, []);
