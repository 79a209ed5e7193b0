/*---
description: Assigning to a const in a pattern throws after the earlier targets were assigned
esid: sec-runtime-semantics-iteratordestructuringassignmentevaluation
---*/

let a = 0, c = 0;
const b = 1;
assert.throws(TypeError, function () { [a, b, c] = [5, 6, 7]; });
assert.compareArray([a, b, c], [5, 1, 0]);
