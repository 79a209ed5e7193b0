/*---
description: Characters beyond the first plane compose, decompose and reorder
esid: sec-string.prototype.normalize
---*/

assert.sameValue("\u{1109A}".normalize("NFD"), "\u{11099}\u{110BA}");
assert.sameValue("\u{11099}\u{110BA}".normalize("NFC"), "\u{1109A}");
assert.sameValue("\u{1D15E}".normalize("NFC"), "\u{1D157}\u{1D165}");
assert.sameValue("\u{2F800}".normalize("NFC"), "\u4E3D");
assert.sameValue("\u{1D400}".normalize("NFKC"), "A");
