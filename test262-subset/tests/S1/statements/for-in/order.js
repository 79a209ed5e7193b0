/*---
description: for-in visits integer keys ascending, then strings in order of creation, then the prototype's
esid: sec-enumerate-object-properties
---*/

var proto = { p: 1, a: 0 };
var o = Object.create(proto);
o.b = 1; o[2] = 1; o.a = 1; o[0] = 1;
var keys = [];
for (var k in o) keys.push(k);
assert.compareArray(keys, ["0", "2", "b", "a", "p"]);
