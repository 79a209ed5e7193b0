/*---
description: done is taken as a boolean, value is not read when it is true
esid: sec-iteratorstepvalue
---*/

let reads = 0;
for (let x of { [Symbol.iterator]() { return { next() { return { done: "yes", get value() { reads++; } }; } }; } }) reads += 10;
assert.sameValue(reads, 0);
