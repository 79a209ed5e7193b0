/*---
description: Lone surrogates pass through normalization and separate what is around
esid: sec-string.prototype.normalize
---*/

assert.sameValue("e\uD800\u0301".normalize(), "e\uD800\u0301");
assert.sameValue("\uDC00e\u0301".normalize(), "\uDC00\u00E9");
