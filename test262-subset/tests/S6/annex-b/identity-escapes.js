/*---
description: Without u a needless backslash is ignored; with u it is an error
esid: sec-regular-expressions-patterns
---*/

assert(/^\a\-\_\@\é$/.test("a-_@é"));
assert(/^[\a\z]+$/.test("az"));
["\\a", "\\-", "\\_", "[\\a]", "\\é"].forEach(function (p) {
  assert.throws(SyntaxError, function () { new RegExp(p, "u"); }, p);
});
assert(/^\/\^\$\\\.\*\+\?\(\)\[\]\{\}\|$/u.test("/^$\\.*+?()[]{}|"));
assert(/[\-]/u.test("-"));
