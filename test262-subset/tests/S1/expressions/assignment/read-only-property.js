/*---
description: Writing a read-only or getter-only property throws in strict code
esid: sec-ordinaryset
---*/

var o = Object.freeze({ a: 1 });
assert.throws(TypeError, function () { o.a = 2; });
assert.throws(TypeError, function () { o.b = 2; });
assert.throws(TypeError, function () { ({ get x() { return 1; } }).x = 2; });
assert.throws(TypeError, function () { "abc".length = 1; });
assert.throws(TypeError, function () { "abc"[0] = "x"; });
assert.sameValue(o.a, 1);
