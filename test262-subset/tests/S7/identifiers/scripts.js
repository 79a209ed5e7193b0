/*---
description: Identifiers may be letters of any script, with marks and digits after the first
esid: prod-IdentifierStart
---*/

var \u00E9t\u00E9 = 1, \u4E2D\u6587 = 2, \u0391\u03B2 = 3, a\u0301 = 4, x\u0661 = 5, \u2160 = 6;
assert.sameValue(été + 中文 + Αβ + a\u0301 + x١ + Ⅰ, 21);
