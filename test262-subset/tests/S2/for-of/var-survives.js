/*---
description: A var of the head keeps its last value
esid: sec-for-in-and-for-of-statements
---*/

for (var x of "ab") ;
assert.sameValue(x, "b");
for (var x of []) ;
assert.sameValue(x, "b");
