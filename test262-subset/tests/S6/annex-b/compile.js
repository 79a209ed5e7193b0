/*---
description: compile makes a regular expression anew in place and sets lastIndex to 0
esid: sec-regexp.prototype.compile
---*/

var r = /a/g;
r.lastIndex = 5;
assert.sameValue(r.compile("b", "i"), r);
assert.sameValue(String(r), "/b/i");
assert.sameValue(r.lastIndex, 0);
assert(r.test("B"));
assert.throws(TypeError, function () { r.compile(/x/, "g"); });
assert.sameValue(String(r.compile(/x/g)), "/x/g");
assert.throws(SyntaxError, function () { r.compile("["); });
assert.sameValue(String(r), "/x/g");
assert.sameValue(r.compile().source, "(?:)");
assert.throws(TypeError, function () { RegExp.prototype.compile.call({}, "a"); });
