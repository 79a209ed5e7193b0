/*---
description: A few characters are identifiers by list
esid: prod-UnicodeIDStart
---*/

var \u2118 = 1, \u212E = 2, \u309B = 3, a\u00B7 = 4, a\u1369 = 5, \u1885 = 6;
assert.sameValue(\u2118 + \u212E + \u309B + a\u00B7 + a\u1369 + \u1885, 21);
