/*---
description: length follows the greatest index, and shortening deletes
esid: sec-array-exotic-objects-defineownproperty-p-desc
---*/

var a = [1, 2, 3];
a[5] = 6;
assert.sameValue(a.length, 6);
a.length = 2;
assert.compareArray(a, [1, 2]);
assert.sameValue(5 in a, false);
a[4294967295] = "no index";
assert.sameValue(a.length, 2);
a[4294967294] = "last index";
assert.sameValue(a.length, 4294967295);
assert.throws(RangeError, function () { a.length = -1; });
assert.sameValue(a.length, 4294967295);
