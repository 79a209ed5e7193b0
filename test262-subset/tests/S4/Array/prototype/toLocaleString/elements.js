/*---
description: Elements are asked for their locale text, null and undefined are not
esid: sec-array.prototype.tolocalestring
---*/

var o = { toLocaleString() { return "o" + arguments.length; } };
assert.sameValue([null, o, undefined].toLocaleString(), ",o0,");
assert.throws(TypeError, function () { [{ toLocaleString: 1 }].toLocaleString(); });
