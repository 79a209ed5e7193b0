/*---
description: apply checks its target before the arguments
esid: sec-reflect.apply
---*/

assert.throws(TypeError, function () { Reflect.apply({}, null, { get length() { throw new EvalError(); } }); });
assert.throws(TypeError, function () { Reflect.apply(Math.max, null); });
assert.sameValue(Reflect.apply(Math.max, null, [1, 3, 2]), 3);
