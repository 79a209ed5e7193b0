/*---
description: What has a true Symbol.match is asked for source and flags
esid: sec-regexp-pattern-flags
---*/

var like = { [Symbol.match]: 1, source: "b", flags: "i", constructor: Array };
assert.sameValue(String(new RegExp(like)), "/b/i");
like.constructor = RegExp;
assert.sameValue(RegExp(like), like);
assert.sameValue(new RegExp(undefined).source, "(?:)");
assert.sameValue(new RegExp(null).source, "null");
assert.sameValue(new RegExp("a", undefined).flags, "");
assert.throws(SyntaxError, function () { new RegExp("a", null); });
