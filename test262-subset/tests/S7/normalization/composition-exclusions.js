/*---
description: Excluded characters decompose and are not composed again
esid: sec-string.prototype.normalize
---*/

assert.sameValue("\u0958".normalize("NFC"), "\u0915\u093C");
assert.sameValue("\uFB1D".normalize("NFC"), "\u05D9\u05B4");
assert.sameValue("\u2126".normalize("NFC"), "\u03A9");
assert.sameValue("\u0344".normalize("NFC"), "\u0308\u0301");
