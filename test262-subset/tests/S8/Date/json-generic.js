/*---
description: toJSON works on anything that has a toISOString
esid: sec-date.prototype.tojson
---*/

var toJSON = Date.prototype.toJSON, seen;
var o = { toISOString: function () { seen = this; return arguments.length; } };
assert.sameValue(toJSON.call(o, 1), 0);
assert.sameValue(seen, o);
assert.sameValue(toJSON.call({ valueOf: function () { return Infinity; } }), null);
assert.throws(TypeError, function () { toJSON.call({ toISOString: 1 }); });
assert.throws(TypeError, function () { toJSON.call(undefined); });
assert.throws(TypeError, function () { toJSON.call(1); });
