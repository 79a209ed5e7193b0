/*---
description: An undefined start given means 0, none means the end
esid: sec-array.prototype.lastindexof
---*/

var a = ["x", "x"];
assert.sameValue(a.lastIndexOf("x"), 1);
assert.sameValue(a.lastIndexOf("x", undefined), 0);
assert.sameValue(a.lastIndexOf("x", -3), -1);
assert.sameValue(a.lastIndexOf("x", -Infinity), -1);
