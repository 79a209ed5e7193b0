/*---
description: toString knows the built-in kinds and prefers a text tag
esid: sec-object.prototype.tostring
---*/

var f = Object.prototype.toString;
assert.sameValue(f.call(null) + f.call(undefined), "[object Null][object Undefined]");
assert.sameValue(f.call((function () { return arguments; })()), "[object Arguments]");
assert.sameValue(f.call(Object(1n)), "[object BigInt]");
assert.sameValue(f.call(Object.assign([], { [Symbol.toStringTag]: 1 })), "[object Array]");
assert.sameValue(f.call(Object.assign([], { [Symbol.toStringTag]: "T" })), "[object T]");
assert.sameValue(f.call(Object.create(Error.prototype)), "[object Object]");
