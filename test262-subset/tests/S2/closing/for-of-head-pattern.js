/*---
description: An error in the pattern of a loop head closes the iterator of the loop
esid: sec-runtime-semantics-forin-div-ofbodyevaluation-lhs-stmt-iterator-lhskind-labelset
---*/

let closed = 0;
let source = { [Symbol.iterator]() { return { next() { return { value: null }; }, return() { closed++; return {}; } }; } };
assert.throws(TypeError, function () { for (let { a } of source) ; });
assert.sameValue(closed, 1);
