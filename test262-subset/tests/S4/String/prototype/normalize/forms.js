/*---
description: The four forms compose and decompose; others are RangeErrors
esid: sec-string.prototype.normalize
---*/

var s = "\u1E9B\u0323";
assert.sameValue(s.normalize("NFC"), "\u1E9B\u0323");
assert.sameValue(s.normalize("NFD"), "\u017F\u0323\u0307");
assert.sameValue(s.normalize("NFKC"), "\u1E69");
assert.sameValue(s.normalize("NFKD"), "s\u0323\u0307");
assert.sameValue("\uD55C".normalize("NFD"), "\u1112\u1161\u11AB");
["nfc", "", "NFE", null].forEach(function (f) { assert.throws(RangeError, function () { s.normalize(f); }); });
