/*---
description: undefined, NaN and Infinity cannot be assigned to
esid: sec-value-properties-of-the-global-object
---*/

assert.throws(TypeError, function () { undefined = 1; });
assert.throws(TypeError, function () { NaN = 1; });
assert.throws(TypeError, function () { Infinity = 1; });
