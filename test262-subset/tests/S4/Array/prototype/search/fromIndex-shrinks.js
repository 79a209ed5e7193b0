/*---
description: A start that shrinks the array leaves includes the old length, and indexOf holes
esid: sec-array.prototype.includes
---*/

function shrinking(a) { return { valueOf() { a.length = 1; return 0; } }; }
var a = [1, 2, 3];
assert.sameValue(a.includes(undefined, shrinking(a)), true);
a = [1, 2, 3];
assert.sameValue(a.indexOf(undefined, shrinking(a)), -1);
