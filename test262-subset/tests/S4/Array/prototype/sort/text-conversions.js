/*---
description: The default order converts both operands of every comparison
esid: sec-comparearrayelements
---*/

assert.compareArray([10, 9, 1].sort(), [1, 10, 9]);
assert.compareArray([true, "null", null, -1].sort(), [-1, "null", null, true]);
assert.throws(TypeError, function () { [Symbol(), Symbol()].sort(); });
assert.sameValue([Symbol.iterator].sort().length, 1);
