/*---
description: The method next is read once, before the first step
esid: sec-getiteratorfrommethod
---*/

let reads = 0, left = 3;
let source = { [Symbol.iterator]() { return { get next() { reads++; return () => ({ done: left-- == 0 }); } }; } };
for (let x of source) ;
assert.sameValue(reads, 1);
