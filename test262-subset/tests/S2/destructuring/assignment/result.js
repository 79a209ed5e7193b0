/*---
description: A destructuring assignment has the value of its right side
esid: sec-assignment-operators-runtime-semantics-evaluation
---*/

let a, source = [1, 2];
assert.sameValue([a] = source, source);
assert.sameValue(({ a } = 5), 5);
