/*---
description: Math is an object with a tag that has no random here
esid: sec-math-object
---*/

assert.sameValue(String(Math), "[object Math]");
assert.throws(TypeError, function () { new Math(); });
assert.throws(TypeError, function () { Math.PI = 3; });
assert.sameValue("random" in Math, false);
