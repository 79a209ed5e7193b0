/*---
description: A position of NaN means the end, and -0 the start
esid: sec-string.prototype.lastindexof
---*/

assert.sameValue("aXaX".lastIndexOf("X", NaN), 3);
assert.sameValue("aXaX".lastIndexOf("X", undefined), 3);
assert.sameValue("aXaX".lastIndexOf("X", null), -1);
assert.sameValue("aXaX".lastIndexOf("a", -5), 0);
