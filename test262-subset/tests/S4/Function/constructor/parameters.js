/*---
description: Parameter texts are joined with commas, and a comment in one cannot swallow the rest
esid: sec-createdynamicfunction
---*/

assert.sameValue(new Function("a, b", "c = 3", "return a + b + c")(1, 2), 6);
assert.sameValue(new Function("a /* ", "*/, b", "return b").length, 1 + 1);
assert.throws(SyntaxError, function () { new Function("/*", "*/){"); });
assert.sameValue(new Function("a //", "return a")(4), 4);
