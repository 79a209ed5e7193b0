/*---
description: Anything but a number is a TypeError that closes the iterator, also after NaN
esid: sec-math.sumprecise
---*/

var closed = 0;
function* source() { try { yield NaN; yield 1n; } finally { closed++; } }
assert.throws(TypeError, function () { Math.sumPrecise(source()); });
assert.sameValue(closed, 1);
assert.throws(TypeError, function () { Math.sumPrecise(["1"]); });
assert.throws(TypeError, function () { Math.sumPrecise([{ valueOf() { throw new EvalError(); } }]); });
assert.throws(TypeError, function () { Math.sumPrecise(); });
