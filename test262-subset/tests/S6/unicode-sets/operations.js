/*---
description: Under v classes are intersected and subtracted
esid: sec-compiletocharset
features: [regexp-v-flag]
---*/

assert.compareArray("a1b2_".match(/[\w--\d]/vg), ["a", "b", "_"]);
assert.compareArray("a1b2_".match(/[\w&&\d]/vg), ["1", "2"]);
assert.compareArray("abcde".match(/[[a-e]--[b-d]]/vg), ["a", "e"]);
assert.compareArray("abcde".match(/[[a-e]&&[b-z]&&[a-c]]/vg), ["b", "c"]);
assert.compareArray("abcde".match(/[[a-e]--b--d]/vg), ["a", "c", "e"]);
assert.throws(SyntaxError, function () { new RegExp("[a&&b--c]", "v"); });
assert.throws(SyntaxError, function () { new RegExp("[a-z&&b]", "v"); });
