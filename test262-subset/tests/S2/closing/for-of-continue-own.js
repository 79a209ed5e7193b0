/*---
description: A continue of the loop itself closes nothing
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let closed = 0, left = 3;
let source = { [Symbol.iterator]() { return { next() { return { done: left-- == 0 }; }, return() { closed++; return {}; } }; } };
for (let x of source) continue;
assert.sameValue(closed, 0);
