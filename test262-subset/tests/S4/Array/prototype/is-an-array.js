/*---
description: Array.prototype is itself an array of length 0
esid: sec-properties-of-the-array-prototype-object
---*/

assert.sameValue(Array.prototype.length, 0);
Array.prototype[2] = "x";
assert.sameValue(Array.prototype.length, 3);
assert.sameValue([][2], "x");
Array.prototype.length = 0;
assert.sameValue([][2], undefined);
