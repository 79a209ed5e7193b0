/*---
description: A labelled break leaves any labelled statement
esid: sec-break-statement
---*/

var n = 0;
a: { n++; b: { n++; break a; } n = 100; }
assert.sameValue(n, 2);
