/*---
description: What can hold longer texts cannot be complemented
esid: sec-patterns-static-semantics-early-errors
features: [regexp-v-flag]
---*/

assert.throws(SyntaxError, function () { new RegExp("[^\\q{ab}]", "v"); });
assert.throws(SyntaxError, function () { new RegExp("[^\\p{RGI_Emoji}]", "v"); });
assert.throws(SyntaxError, function () { new RegExp("\\P{RGI_Emoji}", "v"); });
assert(new RegExp("[^\\q{a|b}]", "v").test("c"));
assert(new RegExp("[^x--\\q{ab}]", "v").test("a"));
assert(!new RegExp("[^[^a]]", "v").test("b"));
