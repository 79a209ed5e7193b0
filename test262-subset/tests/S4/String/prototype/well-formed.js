/*---
description: isWellFormed and toWellFormed judge every surrogate by its neighbour
esid: sec-string.prototype.towellformed
---*/

assert("\uD83D\uDE00".isWellFormed());
assert(!"\uDE00\uD83D".isWellFormed());
assert(!"x\uD83D".isWellFormed());
assert.sameValue("\uD83D\uD83D\uDE00\uDE00".toWellFormed(), "\uFFFD\uD83D\uDE00\uFFFD");
assert.sameValue(("\uD83D" + "\uDE00").isWellFormed(), true);
