/*---
description: Compatibility forms take ligatures, widths and circles apart
esid: sec-string.prototype.normalize
---*/

assert.sameValue("\uFB01\uFF21\u2460\u00BD".normalize("NFKC"), "fiA11\u20442");
assert.sameValue("\uFDFA".normalize("NFKD").length, 18);
assert.sameValue("\u3392".normalize("NFKC"), "MHz");
assert.sameValue("\uFB01".normalize("NFC"), "\uFB01");
