/*---
description: The characters of Other_ID_Continue can continue a name
esid: sec-names-and-keywords
---*/

var a·b = 1, a፩ = 2;
assert.sameValue(a·b + a፩, 3);
