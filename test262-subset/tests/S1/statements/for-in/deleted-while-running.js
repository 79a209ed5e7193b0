/*---
description: A property deleted before it is reached is not visited
esid: sec-enumerate-object-properties
---*/

var o = { a: 1, b: 2, c: 3 };
var keys = [];
for (var k in o) { keys.push(k); delete o.b; }
assert.compareArray(keys, ["a", "c"]);
