/*---
description: A property that is not enumerable hides one of its name on the prototype
esid: sec-enumerate-object-properties
---*/

var o = Object.create({ x: 1, y: 2 }, { x: { value: 1, enumerable: false } });
var keys = [];
for (var k in o) keys.push(k);
assert.compareArray(keys, ["y"]);
