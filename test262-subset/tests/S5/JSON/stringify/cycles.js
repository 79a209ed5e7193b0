/*---
description: A cycle is a TypeError; the same object twice is none
esid: sec-serializejsonobject
---*/

var shared = { x: 1 };
assert.sameValue(JSON.stringify([shared, shared]), '[{"x":1},{"x":1}]');
var a = [];
a.push({ a });
assert.throws(TypeError, function () { JSON.stringify(a); });
