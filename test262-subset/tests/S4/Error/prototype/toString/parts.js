/*---
description: toString joins name and message, and leaves out what is empty
esid: sec-error.prototype.tostring
---*/

var f = Error.prototype.toString;
assert.sameValue(f.call({}), "Error");
assert.sameValue(f.call({ name: "", message: "m" }), "m");
assert.sameValue(f.call({ name: "N", message: "" }), "N");
assert.sameValue(f.call({ name: null, message: 1 }), "null: 1");
assert.throws(TypeError, function () { f.call("text"); });
