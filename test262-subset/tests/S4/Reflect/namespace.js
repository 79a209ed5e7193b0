/*---
description: Reflect is an ordinary object with a tag, neither function nor constructor
esid: sec-reflect-object
---*/

assert.sameValue(Object.prototype.toString.call(Reflect), "[object Reflect]");
assert.throws(TypeError, function () { Reflect(); });
assert.throws(TypeError, function () { new Reflect(); });
assert.sameValue(Object.getPrototypeOf(Reflect), Object.prototype);
