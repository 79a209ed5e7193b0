/*---
description: A final sigma looks past ignorable characters on both sides
esid: sec-string.prototype.tolowercase
---*/

assert.sameValue("A.\u03A3".toLowerCase(), "a.\u03C2");
assert.sameValue("A\u03A3.B".toLowerCase(), "a\u03C3.b");
assert.sameValue("A\u03A3 B".toLowerCase(), "a\u03C2 b");
assert.sameValue("1\u03A3".toLowerCase(), "1\u03C3");
assert.sameValue("A\u0301\u03A3\u0301".toLowerCase(), "a\u0301\u03C2\u0301");
