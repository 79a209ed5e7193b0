/*---
description: By-copy methods fill holes with undefined
esid: sec-array.prototype.toreversed
---*/

var a = [1, , 3];
assert(1 in a.toReversed());
assert(1 in a.with(0, 0));
assert(2 in a.toSorted());
assert(1 in a.toSpliced(0, 0));
assert(!(1 in a));
