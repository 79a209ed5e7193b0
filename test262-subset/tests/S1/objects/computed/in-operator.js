/*---
description: The in operator is allowed in a computed key inside a for head
esid: sec-object-initializer
---*/

for (var o = { ["a" in { a: 1 }]: 5 }; ;) break;
assert.sameValue(o.true, 5);
