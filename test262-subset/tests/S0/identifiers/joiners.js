/*---
description: The zero width joiners continue a name and tell names apart
esid: sec-names-and-keywords
---*/

var a\u200C = 1, a\u200D = 2, a = 3;
assert.sameValue(a\u200C, 1);
assert.sameValue(eval("a\u200D"), 2);
assert.sameValue(a, 3);
