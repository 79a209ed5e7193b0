/*---
description: Arrow functions and methods cannot be constructed and have no prototype
esid: sec-arrow-function-definitions
---*/

var f = () => {};
assert.throws(TypeError, function () { new f(); });
assert.sameValue("prototype" in f, false);
var o = { m() {} };
assert.throws(TypeError, function () { new o.m(); });
assert.sameValue(Object.hasOwn(o.m, "prototype"), false);
