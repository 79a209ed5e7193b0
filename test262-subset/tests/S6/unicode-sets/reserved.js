/*---
description: Double marks and syntax characters must be escaped in classes under v
esid: prod-ClassSetCharacter
features: [regexp-v-flag]
---*/

["[(]", "[{]", "[|]", "[/]", "[-]", "[a-]", "[!!]", "[##]", "[a**b]", "[~~]", "[[]", "[\\q{]"].forEach(function (p) {
  assert.throws(SyntaxError, function () { new RegExp(p, "v"); }, p);
});
assert(/^[\(\{\|\/\-\!!]+$/v.test("({|/-!"));
assert(/[\&\-]/v.test("&"));
assert(/^[\q{a\-b}]$/v.test("a-b"));
