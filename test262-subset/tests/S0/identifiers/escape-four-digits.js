/*---
description: A name may be written with four-digit escapes and is the same name
esid: sec-names-and-keywords
---*/

var \u0061bc = 1;
assert.sameValue(abc, 1);
ab\u0063 = 2;
assert.sameValue(\u0061\u0062\u0063, 2);
