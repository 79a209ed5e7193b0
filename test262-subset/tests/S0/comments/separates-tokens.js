/*---
description: A comment separates two words as a space does
esid: sec-comments
---*/

assert.sameValue(typeof/**/1, "number");
var/**/y/**/=/**/2;
assert.sameValue(y, 2);
