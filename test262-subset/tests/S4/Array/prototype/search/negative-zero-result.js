/*---
description: A start of -0 gives the index +0
esid: sec-array.prototype.indexof
---*/

assert.sameValue([5].indexOf(5, -0), 0);
assert.sameValue([5].lastIndexOf(5, -0), 0);
