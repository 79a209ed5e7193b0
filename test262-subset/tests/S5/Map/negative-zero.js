/*---
description: A key of -0 is stored as 0, also by groupBy and getOrInsert
esid: sec-canonicalizekeyedcollectionkey
---*/

assert.sameValue([...new Map([[-0, 1]]).keys()][0], 0);
assert.sameValue([...Map.groupBy([1], function () { return -0; }).keys()][0], 0);
var m = new Map();
m.getOrInsert(-0, 1);
assert.sameValue([...m.keys()][0], 0);
m.getOrInsertComputed(-0, function () { throw new EvalError(); });
assert.sameValue([...new Set([-0])][0], 0);
