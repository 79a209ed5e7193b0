/*---
description: Elements are defined, so setters of the prototype stay silent and a frozen slot is a TypeError
esid: sec-array.of
---*/

class A extends Array { set 0(v) { throw new EvalError(); } }
assert.sameValue(A.of(1)[0], 1);
function F() { return Object.freeze({ 0: 0, length: 1 }); }
assert.throws(TypeError, function () { Array.of.call(F, 1); });
