/*---
description: __defineGetter__ and __defineSetter__ join halves of one enumerable accessor
esid: sec-object.prototype.__defineGetter__
---*/

var o = {};
o.__defineGetter__("x", function () { return 1; });
o.__defineSetter__("x", function () {});
var d = Object.getOwnPropertyDescriptor(o, "x");
assert(d.get && d.set && d.enumerable && d.configurable);
assert.throws(TypeError, function () { o.__defineGetter__("y", 1); });
assert.throws(TypeError, function () { Object.freeze(o).__defineGetter__("x", function () {}); });
