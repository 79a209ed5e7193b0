/*---
description: A continue of an outer loop closes the inner iterator
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return {}; }, return() { closed++; return {}; } }; } };
outer: for (let i = 0; i < 3; i++) { for (let x of source) continue outer; }
assert.sameValue(closed, 3);
