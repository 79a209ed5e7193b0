/*---
description: An undefined initial value is one, and then no element is skipped
esid: sec-array.prototype.reduce
---*/

var n = 0;
[1].reduce(function (acc, v) { n++; assert.sameValue(acc, undefined); }, undefined);
assert.sameValue(n, 1);
