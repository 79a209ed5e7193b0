/*---
description: The flag v is unicode without being the flag u
esid: sec-get-regexp.prototype.unicodesets
features: [regexp-v-flag]
---*/

assert.sameValue(/a/v.unicode, false);
assert.sameValue(/a/v.unicodeSets, true);
assert(/^.$/v.test("\uD83D\uDE00"));
assert.sameValue("\uD83D\uDE00".match(/(?:)/vg).length, 2);
assert.sameValue("\uD83D\uDE00".split(/(?:)/v).length, 1);
