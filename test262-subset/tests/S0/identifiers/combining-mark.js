/*---
description: A combining mark continues a name, and names are not normalised
esid: sec-names-and-keywords
---*/

eval("var e\u0301 = 1, \u00E9 = 2; assert.sameValue(e\u0301, 1); assert.sameValue(\u00E9, 2);");
