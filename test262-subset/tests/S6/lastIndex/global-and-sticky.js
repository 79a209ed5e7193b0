/*---
description: g searches from lastIndex, y matches there, both set it to 0 on failure
esid: sec-regexpbuiltinexec
---*/

var g = /b/g, y = /b/y;
g.lastIndex = y.lastIndex = 1;
assert.sameValue(g.exec("aab").index, 2);
assert.sameValue(y.exec("aab"), null);
assert.sameValue(y.lastIndex, 0);
assert.sameValue(g.lastIndex, 3);
assert.sameValue(g.exec("aab"), null);
assert.sameValue(g.lastIndex, 0);
y.lastIndex = 9;
assert.sameValue(y.test("b"), false);
assert.sameValue(y.lastIndex, 0);
