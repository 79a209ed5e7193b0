/*---
description: keys, values and entries visit holes
esid: sec-array.prototype.keys
---*/

assert.compareArray([...[, , ].keys()], [0, 1]);
assert.compareArray([...[, ].values()], [undefined]);
assert.compareArray([...[, ].entries()][0], [0, undefined]);
