/*---
description: A const in the head is new in each round and fixed within it
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let sum = 0;
for (const x of [1, 2]) sum += x;
assert.sameValue(sum, 3);
assert.throws(TypeError, function () { for (const x of [1]) x = 2; });
