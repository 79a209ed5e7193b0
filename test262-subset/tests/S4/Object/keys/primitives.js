/*---
description: Texts have keys, numbers have none, null has no object
esid: sec-object.keys
---*/

assert.compareArray(Object.keys("ab"), ["0", "1"]);
assert.compareArray(Object.getOwnPropertyNames("ab"), ["0", "1", "length"]);
assert.compareArray(Object.keys(1), []);
assert.throws(TypeError, function () { Object.keys(null); });
