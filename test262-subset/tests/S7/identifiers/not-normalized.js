/*---
description: Identifiers that are canonically equal are different
esid: sec-names-and-keywords
---*/

var \u00E9 = 1, e\u0301 = 2;
assert.sameValue(\u00E9 + "" + e\u0301, "12");
assert.sameValue(Object.keys({ \u00E9: 1, e\u0301: 2 }).length, 2);
