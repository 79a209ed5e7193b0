/*---
description: unescape reads both forms once and leaves what is malformed
esid: sec-unescape-string
---*/

assert.sameValue(unescape("%u0041%42%u00zz%4"), "AB%u00zz%4");
assert.sameValue(unescape("%25u0041"), "%u0041");
assert.sameValue(unescape("%U0041%"), "%U0041%");
assert.sameValue(unescape("%uD83D%uDE00"), "\uD83D\uDE00");
