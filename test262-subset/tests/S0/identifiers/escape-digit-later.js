/*---
description: An escaped digit may continue a name
esid: sec-names-and-keywords
---*/

var a\u0031 = 5;
assert.sameValue(a1, 5);
