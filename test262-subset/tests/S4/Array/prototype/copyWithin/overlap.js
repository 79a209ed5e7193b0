/*---
description: An overlapping copy to the right runs backwards
esid: sec-array.prototype.copywithin
---*/

assert.compareArray([1, 2, 3, 4, 5].copyWithin(1, 0, 4), [1, 1, 2, 3, 4]);
assert.compareArray([1, 2, 3, 4, 5].copyWithin(0, 1), [2, 3, 4, 5, 5]);
