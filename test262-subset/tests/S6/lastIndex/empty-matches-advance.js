/*---
description: match with g steps over an empty match by a unit, or a code point under u
esid: sec-advancestringindex
---*/

assert.sameValue("\uD83D\uDE00".match(/(?:)/g).length, 3);
assert.sameValue("\uD83D\uDE00".match(/(?:)/gu).length, 2);
assert.sameValue("ab".replace(/x*/g, "-"), "-a-b-");
assert.sameValue("abc".replace(/(?=b)|c/g, "-"), "a-b-");
