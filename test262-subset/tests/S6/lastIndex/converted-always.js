/*---
description: lastIndex is converted even when it is not used
esid: sec-regexpbuiltinexec
---*/

var n = 0, r = /a/;
r.lastIndex = { valueOf() { n++; return 9; } };
assert(r.test("a"));
assert.sameValue(n, 1);
assert.sameValue(typeof r.lastIndex, "object");
r = /a/g;
r.lastIndex = -5;
assert(r.test("a"));
r.lastIndex = 2.9;
assert.sameValue(r.exec("aaaa").index, 2);
