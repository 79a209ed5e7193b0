/*---
description: Letters beyond the first plane have case
esid: sec-string.prototype.touppercase
---*/

assert.sameValue("\u{10428}\u{118C0}\u{1E922}".toUpperCase(), "\u{10400}\u{118A0}\u{1E900}");
assert.sameValue("\u{10D50}".toLowerCase(), "\u{10D70}");
assert.sameValue("\u{104B0}".toLowerCase(), "\u{104D8}");
