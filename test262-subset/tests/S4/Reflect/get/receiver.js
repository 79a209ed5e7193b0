/*---
description: get passes its receiver to getters, a primitive too
esid: sec-reflect.get
---*/

var o = { get me() { return this; } };
assert.sameValue(Reflect.get(o, "me", 5), 5);
assert.sameValue(Reflect.get(o, "me"), o);
assert.sameValue(Reflect.get(o, "me", undefined), undefined);
assert.throws(TypeError, function () { Reflect.get("s", "length"); });
