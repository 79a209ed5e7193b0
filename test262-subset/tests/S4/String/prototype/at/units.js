/*---
description: at gives one code unit, also half of a pair
esid: sec-string.prototype.at
---*/

assert.sameValue("a\uD83D\uDE00".at(-1), "\uDE00");
assert.sameValue("abc".at(-4), undefined);
assert.sameValue("abc".at(), "a");
assert.sameValue("abc".charAt(-1), "");
assert.sameValue("abc".charAt(1.9), "b");
