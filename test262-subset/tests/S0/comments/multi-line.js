/*---
description: A multi-line comment may contain anything but its own end
esid: sec-comments
---*/

var x = 1; /* x = 2;
// x = 3;
/* x = 4; ** / */
assert.sameValue(x, 1);
