/*---
description: an ordinary method of Math
esid: sec-math.random
---*/

var d = Object.getOwnPropertyDescriptor(Math, "random");
assert.sameValue(d.writable && d.configurable && !d.enumerable, true);
assert.sameValue(Math.random.length, 0);
assert.sameValue(Math.random.name, "random");
assert.throws(TypeError, function () { new Math.random(); });
var random = Math.random;
assert.sameValue(typeof random(5, {}), "number");
