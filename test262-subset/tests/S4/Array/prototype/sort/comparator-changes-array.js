/*---
description: What a comparator does to the array is overwritten by the sorted elements
esid: sec-array.prototype.sort
---*/

var a = [3, 1, 2];
a.sort(function (x, y) { a.length = 0; a.push("lost"); return x - y; });
assert.compareArray(a, [1, 2, 3]);
