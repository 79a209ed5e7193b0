/*---
description: Under u a search from the middle of a pair starts at the pair
esid: sec-regexpbuiltinexec
---*/

var r = /\uDE00/gu;
r.lastIndex = 1;
assert.sameValue(r.exec("\uD83D\uDE00"), null);
r = /./gu;
r.lastIndex = 1;
var m = r.exec("\uD83D\uDE00");
assert.sameValue(m.index, 0);
assert.sameValue(r.lastIndex, 2);
r = /\uDE00/g;
r.lastIndex = 1;
assert.sameValue(r.exec("\uD83D\uDE00").index, 1);
