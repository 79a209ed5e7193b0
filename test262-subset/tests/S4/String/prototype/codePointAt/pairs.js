/*---
description: codePointAt joins a pair only at its start
esid: sec-string.prototype.codepointat
---*/

var s = "\uD83D\uDE00\uD83D";
assert.sameValue(s.codePointAt(0), 0x1F600);
assert.sameValue(s.codePointAt(1), 0xDE00);
assert.sameValue(s.codePointAt(2), 0xD83D);
assert.sameValue(s.codePointAt(3), undefined);
assert.sameValue(s.charCodeAt(3), NaN);
