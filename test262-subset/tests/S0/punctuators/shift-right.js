/*---
description: Greater-than signs make shifts and assignments of different lengths
esid: sec-punctuators
---*/

var x = -8;
assert.sameValue(x >> 1, -4);
assert.sameValue(x >>> 28, 15);
x >>>= 28;
assert.sameValue(x, 15);
