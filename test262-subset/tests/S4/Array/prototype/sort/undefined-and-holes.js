/*---
description: undefined goes last without being compared, holes go after it
esid: sec-array.prototype.sort
features: [change-array-by-copy]
---*/

var compared = [];
var a = [3, undefined, 1, , undefined, 2];
a.sort(function (x, y) { compared.push(x, y); return x - y; });
assert.compareArray(a.slice(0, 5), [1, 2, 3, undefined, undefined]);
assert.sameValue(5 in a, false);
assert.sameValue(a.length, 6);
assert.sameValue(compared.includes(undefined), false);
var copy = [2, , 1].toSorted();
assert.compareArray(copy, [1, 2, undefined]);
assert.sameValue(2 in copy, true);
