/*---
description: The radix is converted after the receiver and lies in 2 to 36
esid: sec-number.prototype.tostring
---*/

[1, 37, 0, -1, Infinity, NaN, null].forEach(function (r) {
  assert.throws(RangeError, function () { (1).toString(r); });
  assert.throws(RangeError, function () { NaN.toString(r); });
});
assert.sameValue((10).toString(undefined), "10");
assert.sameValue((10).toString(36.9), "a");
assert.throws(TypeError, function () { Number.prototype.toString.call("1", 1); });
