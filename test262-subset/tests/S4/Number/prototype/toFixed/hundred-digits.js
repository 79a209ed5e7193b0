/*---
description: toFixed shows up to 100 digits of the double itself
esid: sec-number.prototype.tofixed
---*/

assert.sameValue((0.1).toFixed(55), "0.1000000000000000055511151231257827021181583404541015625");
assert.sameValue((0.1).toFixed(100), "0.1000000000000000055511151231257827021181583404541015625" + "0".repeat(45));
assert.sameValue((123456789012345680000).toFixed(1), "123456789012345683968.0");
assert.throws(RangeError, function () { (1).toFixed(101); });
assert.throws(RangeError, function () { (1).toFixed(-1); });
assert.throws(RangeError, function () { NaN.toFixed(Infinity); });
