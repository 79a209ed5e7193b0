/*---
description: Modifiers are i, m and s, each once, and not both added and removed
esid: sec-patterns-static-semantics-early-errors
features: [regexp-modifiers]
---*/

["(?ii:a)", "(?i-i:a)", "(?-:a)", "(?g:a)", "(?u:a)", "(?i)", "(?i-:a", "(?--i:a)", "(?I:a)"].forEach(function (p) {
  assert.throws(SyntaxError, function () { new RegExp(p); }, p);
});
assert(new RegExp("(?i-:a)").test("A"));
assert(new RegExp("(?ims-:a)(?-ims:b)").test("Ab"));
