/*---
description: A wrapped false is true, and valueOf works on booleans alone
esid: sec-thisbooleanvalue
---*/

assert(new Boolean(false) ? true : false);
assert.sameValue(new Boolean("").valueOf(), false);
assert.sameValue(Boolean.prototype.valueOf(), false);
assert.throws(TypeError, function () { Boolean.prototype.toString.call("true"); });
assert.throws(TypeError, function () { Boolean.prototype.valueOf.call(Object.create(Boolean.prototype)); });
