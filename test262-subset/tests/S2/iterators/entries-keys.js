/*---
description: Arrays iterate over keys and entries as well
esid: sec-array.prototype.entries
---*/

assert.compareArray([...["a", "b"].keys()], [0, 1]);
let [[i, v]] = ["a"].entries();
assert.sameValue(i + v, "0a");
