/*---
description: Freezing leaves accessors working and what is below alone
esid: sec-setintegritylevel
---*/

var inner = { n: 1 }, hidden = 0;
var o = Object.freeze({ inner, get h() { return hidden; }, set h(v) { hidden = v; } });
o.h = 5;
assert.sameValue(o.h, 5);
o.inner.n = 2;
assert.sameValue(inner.n, 2);
assert.throws(TypeError, function () { o.inner = 1; });
