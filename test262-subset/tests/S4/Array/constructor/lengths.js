/*---
description: One number argument is a length, anything else is elements
esid: sec-array
---*/

assert.sameValue(new Array(3).length, 3);
assert.sameValue(0 in new Array(3), false);
assert.compareArray(Array("3"), ["3"]);
assert.compareArray(new Array(1, 2), [1, 2]);
assert.sameValue(new Array(4294967295).length, 4294967295);
[-1, 1.5, 4294967296, NaN, Infinity].forEach(function (n) {
  assert.throws(RangeError, function () { new Array(n); }, String(n));
});
