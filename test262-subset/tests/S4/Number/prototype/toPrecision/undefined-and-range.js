/*---
description: Without a precision it is toString; NaN answers before the range is checked
esid: sec-number.prototype.toprecision
---*/

assert.sameValue((1e-7).toPrecision(), "1e-7");
assert.sameValue(NaN.toPrecision(0), "NaN");
assert.throws(RangeError, function () { (1).toPrecision(0); });
assert.throws(RangeError, function () { (1).toPrecision(101); });
assert.sameValue((0.1).toPrecision(21), "0.100000000000000005551");
assert.sameValue((5e-324).toPrecision(5), "4.9407e-324");
