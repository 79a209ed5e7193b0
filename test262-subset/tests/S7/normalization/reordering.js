/*---
description: Marks are ordered by class, and those of one class keep their order
esid: sec-string.prototype.normalize
---*/

assert.sameValue("a\u0301\u0323".normalize("NFD"), "a\u0323\u0301");
assert.sameValue("a\u0301\u0300".normalize("NFD"), "a\u0301\u0300");
assert.sameValue("a\u0301\u0323".normalize("NFC"), "\u1EA1\u0301");
assert.sameValue("\u0323\u0301a".normalize("NFD"), "\u0323\u0301a");
