/*---
description: A lookbehind sees what stands before lastIndex
esid: sec-regexpbuiltinexec
---*/

var r = /(?<=a)b/y;
r.lastIndex = 1;
assert(r.test("ab"));
r = /(?<!^)x/g;
assert.sameValue("xx".replace(r, "-"), "x-");
