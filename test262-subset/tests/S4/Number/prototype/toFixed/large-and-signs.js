/*---
description: From 1e21 on toFixed prints like toString; a small negative keeps its sign, -0 loses it
esid: sec-number.prototype.tofixed
---*/

assert.sameValue((1e21).toFixed(2), "1e+21");
assert.sameValue((-1e-10).toFixed(2), "-0.00");
assert.sameValue((-0).toFixed(2), "0.00");
assert.sameValue(NaN.toFixed(2), "NaN");
assert.sameValue((-Infinity).toFixed(2), "-Infinity");
assert.sameValue((0).toFixed(), "0");
