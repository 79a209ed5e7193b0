/*---
description: length and name come first and can be redefined, prototype only written
esid: sec-setfunctionlength
---*/

function f(a, b = 1, c) {}
assert.compareArray(Reflect.ownKeys(f), ["length", "name", "prototype"]);
assert.sameValue(f.length, 1);
var d = Object.getOwnPropertyDescriptor(f, "prototype");
assert(d.writable && !d.enumerable && !d.configurable);
assert.throws(TypeError, function () { f.length = 5; });
assert.sameValue(delete f.length && f.length, 0);
assert.sameValue(Object.keys(Object.getOwnPropertyDescriptors((() => {}))).join(), "length,name");
