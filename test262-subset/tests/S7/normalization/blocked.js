/*---
description: A mark of the same class stands between a letter and what would compose
esid: sec-string.prototype.normalize
---*/

assert.sameValue("a\u0305\u0301".normalize("NFC"), "a\u0305\u0301");
assert.sameValue("a\u0327\u0301".normalize("NFC"), "\u00E1\u0327");
assert.sameValue("\u1100\u1161\u11A8".normalize("NFC"), "\uAC01");
assert.sameValue("\uAC00\u11A8".normalize("NFC"), "\uAC01");
assert.sameValue("\uAC01\u11A8".normalize("NFC"), "\uAC01\u11A8");
