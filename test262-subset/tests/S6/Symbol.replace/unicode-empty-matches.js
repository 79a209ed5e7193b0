/*---
description: Under u an empty match steps over pairs and replaces between characters
esid: sec-regexp.prototype-%symbol.replace%
---*/

assert.sameValue("\uD83D\uDE00a".replace(/(?:)/gu, "-"), "-\uD83D\uDE00-a-");
assert.sameValue("\uD83D\uDE00".replace(/(?:)/g, "-"), "-\uD83D-\uDE00-");
assert.sameValue("\uD83D\uDE00x".replace(/x?/gv, "."), ".\uD83D\uDE00..".slice(0, 4) + ".");
