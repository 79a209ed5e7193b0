/*---
description: Lone closing brackets and braces that are no quantifier stand for themselves
esid: sec-regular-expressions-patterns
---*/

assert(/^]}{$/.test("]}{"));
assert(/^a{,2}$/.test("a{,2}"));
assert(/^x{1$/.test("x{1"));
assert(/^{}$/.test("{}"));
assert.throws(SyntaxError, function () { new RegExp("{1}"); });
assert.throws(SyntaxError, function () { new RegExp("a**"); });
["]", "}", "{", "a{,2}", "a{1"].forEach(function (p) { assert.throws(SyntaxError, function () { new RegExp(p, "u"); }, p); });
