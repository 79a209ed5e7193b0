/*---
description: An escaped reserved word may name a property
esid: sec-keywords-and-reserved-words
---*/

var o = { \u0069f: 1, v\u0061r() { return 2; } };
assert.sameValue(o.i\u0066, 1);
assert.sameValue(o.var(), 2);
