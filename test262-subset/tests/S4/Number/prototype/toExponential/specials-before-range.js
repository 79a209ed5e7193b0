/*---
description: Infinite values answer before the range of digits is checked, but after it is converted
esid: sec-number.prototype.toexponential
---*/

assert.sameValue(Infinity.toExponential(1000), "Infinity");
assert.sameValue(NaN.toExponential(-1), "NaN");
assert.throws(EvalError, function () { NaN.toExponential({ valueOf() { throw new EvalError(); } }); });
assert.throws(RangeError, function () { (1).toExponential(101); });
