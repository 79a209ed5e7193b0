/*---
description: The keys iterator needs no Symbol.iterator, and its next is read once
esid: sec-getiteratorfrommethod
---*/

var reads = 0, n = 0;
var other = {
  size: 3, has() { return true; },
  keys() { return { get next() { reads++; return function () { return { value: n++, done: n > 3 }; }; } }; }
};
assert.compareArray([...new Set(["a"]).union(other)], ["a", 0, 1, 2]);
assert.sameValue(reads, 1);
