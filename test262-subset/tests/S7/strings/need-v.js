/*---
description: Properties of texts exist under v alone and cannot be complemented
esid: sec-patterns-static-semantics-early-errors
---*/

assert.throws(SyntaxError, function () { new RegExp("\\p{RGI_Emoji}", "u"); });
assert.throws(SyntaxError, function () { new RegExp("\\P{Basic_Emoji}", "v"); });
assert.throws(SyntaxError, function () { new RegExp("[^\\p{Emoji_Keycap_Sequence}]", "v"); });
assert(new RegExp("[\\p{RGI_Emoji}--\\q{\u{1F600}}]", "v").test("\u{1F601}"));
assert(!new RegExp("^[\\p{RGI_Emoji}--\\q{\u{1F600}}]", "v").test("\u{1F600}"));
