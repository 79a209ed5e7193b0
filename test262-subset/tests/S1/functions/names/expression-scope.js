/*---
description: The name of a function expression is a constant inside it
esid: sec-runtime-semantics-instantiateordinaryfunctionexpression
---*/

var f = function me() { return typeof me; };
assert.sameValue(f(), "function");
assert.sameValue(typeof me, "undefined");
assert.throws(TypeError, function me2() { me2 = 1; });
