/*---
description: of may be the name of the loop variable and of the iterable
esid: sec-for-in-and-for-of-statements
---*/

var n = 0;
for (var of of [1, 2]) n += of;
var list = [3];
for (const of of list) n += of;
assert.sameValue(n, 6);
