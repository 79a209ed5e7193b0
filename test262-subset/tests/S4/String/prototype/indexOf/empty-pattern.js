/*---
description: An empty text is found everywhere up to the end
esid: sec-string.prototype.indexof
---*/

assert.sameValue("abc".indexOf("", 2), 2);
assert.sameValue("abc".indexOf("", 9), 3);
assert.sameValue("abc".indexOf("c", -5), 2);
assert.sameValue("abc".lastIndexOf(""), 3);
assert.sameValue("abc".lastIndexOf("", 1), 1);
assert.sameValue("".indexOf(), -1);
assert.sameValue("undefined".indexOf(), 0);
