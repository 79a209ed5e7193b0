/*---
description: Date.prototype is an ordinary object
esid: sec-properties-of-the-date-prototype-object
---*/

assert.throws(TypeError, function () { Date.prototype.valueOf(); });
assert.sameValue(Object.prototype.toString.call(Date.prototype), "[object Object]");
assert.sameValue(Object.prototype.toString.call(new Date(0)), "[object Date]");
