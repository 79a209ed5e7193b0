/*---
description: A number beyond the groups is an octal escape, or a digit with a backslash
esid: sec-regular-expressions-patterns
---*/

assert(/^\101$/.test("A"));
assert(/^\8\9$/.test("89"));
assert(/^\1$/.test("\x01"));
assert(/^(a)\1$/.test("aa"));
assert(/^(a)\2$/.test("a\x02"));
assert(/^\400$/.test(" 0"));
assert(/^[\101\1]+$/.test("A\x01"));
assert(/^()()()()()()()()()(x)\10$/.test("xx"));
assert(/^(x)\10$/.test("x\b"));
["\\1", "\\8", "\\01", "\\00", "[\\1]"].forEach(function (p) { assert.throws(SyntaxError, function () { new RegExp(p, "u"); }, p); });
