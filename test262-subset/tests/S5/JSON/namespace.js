/*---
description: JSON is an ordinary object with a tag
esid: sec-json-object
---*/

assert.sameValue(Object.prototype.toString.call(JSON), "[object JSON]");
assert.throws(TypeError, function () { JSON(); });
assert.throws(TypeError, function () { new JSON.parse("1"); });
assert.sameValue(JSON.parse.length + JSON.stringify.length, 5);
