/*---
description: ownKeys gives indices, texts and symbols in this order
esid: sec-reflect.ownkeys
---*/

var s = Symbol("s");
function f(a) {}
f[s] = f.b = f[1] = 0;
assert.compareArray(Reflect.ownKeys(f), ["1", "length", "name", "prototype", "b", s]);
assert.throws(TypeError, function () { Reflect.ownKeys("ab"); });
