/*---
description: Bounds may be larger than any text, and larger than 2^53
esid: sec-compilequantifier
---*/

assert.sameValue(/^a{0,99999999999999999999}$/.test("aaa"), true);
assert.sameValue(/a{99999999999999999999}/.test("aaa"), false);
assert.throws(SyntaxError, function () { new RegExp("a{3,2}"); });
assert.throws(SyntaxError, function () { new RegExp("a{99999999999999999999,1}"); });
