/*---
description: \k is an escape only in patterns with names or under u
esid: sec-regexp-regular-expression-objects
---*/

assert(/\k<a>/.test("k<a>"));
assert.throws(SyntaxError, function () { new RegExp("\\k<a>", "u"); });
assert.throws(SyntaxError, function () { new RegExp("(?<b>.)\\k<a>"); });
assert.throws(SyntaxError, function () { new RegExp("(?<b>.)\\k"); });
assert.throws(SyntaxError, function () { new RegExp("(?<1>.)"); });
assert.throws(SyntaxError, function () { new RegExp("(?<>.)"); });
assert(/\k<a>(?<a>x)/.test("x"));
