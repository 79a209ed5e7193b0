/*---
description: Case mapping knows one to many and the final sigma
esid: sec-string.prototype.tolowercase
---*/

assert.sameValue("\u00DF".toUpperCase(), "SS");
assert.sameValue("\uFB03".toUpperCase(), "FFI");
assert.sameValue("\u0130".toLowerCase(), "i\u0307");
assert.sameValue("\u03A3".toLowerCase(), "\u03C3");
assert.sameValue("A\u03A3".toLowerCase(), "a\u03C2");
assert.sameValue("A\u03A3B".toLowerCase(), "a\u03C3b");
assert.sameValue("\uD801\uDC00".toLowerCase(), "\uD801\uDC28");
assert.sameValue("\uD801".toLowerCase(), "\uD801");
