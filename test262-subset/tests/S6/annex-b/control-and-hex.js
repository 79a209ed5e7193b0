/*---
description: Broken \c, \x and \u escapes stand for their characters
esid: sec-regular-expressions-patterns
---*/

assert(/^\c$/.test("\\c"));
assert(/^\c1$/.test("\\c1"));
assert(/^[\c]$/.test("c") && /^[\c]$/.test("\\"));
assert(/^[\c_]$/.test("\x1F") && /^[\c1]$/.test("\x11"));
assert(/^\x1$/.test("x1") && /^\u12$/.test("u12"));
assert(/^\u{2}$/.test("uu"));
["\\c", "\\c1", "\\x1", "\\u12", "\\u{110000}", "\\u{}"].forEach(function (p) { assert.throws(SyntaxError, function () { new RegExp(p, "u"); }, p); });
