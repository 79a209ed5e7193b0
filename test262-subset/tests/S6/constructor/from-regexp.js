/*---
description: A regular expression as pattern is returned when called without flags, copied otherwise
esid: sec-regexp-pattern-flags
---*/

var r = /a/gi;
r.lastIndex = 3;
assert.sameValue(RegExp(r), r);
assert.notSameValue(new RegExp(r), r);
assert.sameValue(new RegExp(r).flags, "gi");
assert.sameValue(new RegExp(r).lastIndex, 0);
assert.sameValue(new RegExp(r, "").flags, "");
assert.notSameValue(RegExp(r, undefined), null);
r.constructor = Object;
assert.notSameValue(RegExp(r), r);
