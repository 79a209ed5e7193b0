/*---
description: A regular expression without the flag g is refused, by its flags property
esid: sec-string.prototype.replaceall
---*/

assert.throws(TypeError, function () { "a".replaceAll(/a/, "b"); });
assert.sameValue("aa".replaceAll(/a/g, "b"), "bb");
var like = { [Symbol.match]: true, flags: "xgx", [Symbol.replace]() { return "mine"; } };
assert.sameValue("a".replaceAll(like, ""), "mine");
like.flags = undefined;
assert.throws(TypeError, function () { "a".replaceAll(like, ""); });
