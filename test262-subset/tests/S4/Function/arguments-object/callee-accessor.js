/*---
description: callee is the accessor that throws, the same everywhere and not configurable
esid: sec-createunmappedargumentsobject
---*/

var d = (function () { return Object.getOwnPropertyDescriptor(arguments, "callee"); })();
assert.sameValue(d.get, d.set);
assert.sameValue(d.get, Object.getOwnPropertyDescriptor(Function.prototype, "caller").get);
assert.sameValue(d.configurable, false);
assert.throws(TypeError, function () { d.get.call(null); });
