/*---
description: caller and arguments throw through one shared accessor
esid: sec-addrestrictedfunctionproperties
---*/

var d = Object.getOwnPropertyDescriptor(Function.prototype, "caller");
var e = Object.getOwnPropertyDescriptor(Function.prototype, "arguments");
assert.sameValue(d.get, d.set);
assert.sameValue(d.get, e.get);
assert(Object.isFrozen(d.get));
assert.throws(TypeError, function () { (function () {}).caller; });
assert.sameValue(d.get.name, "");
