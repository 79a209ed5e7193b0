/*---
description: The default iterator is the values method itself
esid: sec-array.prototype-%symbol.iterator%
---*/

assert.sameValue(Array.prototype[Symbol.iterator], Array.prototype.values);
assert.sameValue(Array.prototype.values.name, "values");
assert.sameValue((function () { return arguments[Symbol.iterator]; })(), Array.prototype.values);
