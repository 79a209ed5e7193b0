/*---
description: Symbol keys are not enumerated
esid: sec-enumerate-object-properties
---*/

var n = 0;
for (var k in { [Symbol()]: 1 }) n++;
assert.sameValue(n, 0);
