/*---
description: toString and valueOf take texts and their wrappers alone
esid: sec-thisstringvalue
---*/

assert.sameValue(Object("x").toString(), "x");
assert.throws(TypeError, function () { String.prototype.toString.call([]); });
assert.throws(TypeError, function () { String.prototype.valueOf.call(Object.create(String.prototype)); });
assert.sameValue(String.prototype.valueOf(), "");
