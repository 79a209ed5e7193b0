/*---
description: Reading super where the home object has no prototype throws a TypeError
esid: sec-getvalue
---*/

let o = { __proto__: null, m() { return super.x; } };
assert.throws(TypeError, function () { o.m(); });
