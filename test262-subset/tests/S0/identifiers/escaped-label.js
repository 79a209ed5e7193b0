/*---
description: A label and the jump to it may be spelled differently
esid: sec-labelled-statements
---*/

var n = 0;
\u0061b: for (;;) { n++; break a\u0062; }
assert.sameValue(n, 1);
