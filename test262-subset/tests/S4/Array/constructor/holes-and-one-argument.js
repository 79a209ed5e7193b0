/*---
description: One number is a length, one anything else an element
esid: sec-array
---*/

assert.sameValue(Array(3).length, 3);
assert(!(0 in Array(3)));
assert.sameValue(Array("3")[0], "3");
assert.sameValue(new Array(3, 4).length, 2);
assert.throws(RangeError, function () { Array(1.5); });
assert.throws(RangeError, function () { new Array(-1); });
assert.sameValue(Array(Object(3)).length, 1);
