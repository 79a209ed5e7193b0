/*---
description: A symbol is neither converted to a number nor to a string
esid: sec-tonumber
---*/

assert.throws(TypeError, function () { Symbol() + 1; });
assert.throws(TypeError, function () { "a" + Symbol(); });
