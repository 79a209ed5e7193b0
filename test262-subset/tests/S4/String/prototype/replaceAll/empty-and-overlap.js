/*---
description: replaceAll steps over what it replaced, and finds an empty text between all units
esid: sec-string.prototype.replaceall
---*/

assert.sameValue("aaaa".replaceAll("aa", "b"), "bb");
assert.sameValue("aaa".replaceAll("aa", "b"), "ba");
assert.sameValue("ab".replaceAll("", "_"), "_a_b_");
assert.sameValue("a.b.c".replaceAll(".", function (m, at) { return at; }), "a1b3c");
