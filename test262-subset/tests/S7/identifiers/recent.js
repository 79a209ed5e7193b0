/*---
description: Letters of Unicode 17 are identifiers
esid: sec-ecmascript-language-lexical-grammar
---*/

var \u{16EA0} = 1, \u{323B0} = 2;
assert.sameValue(\u{16EA0} + \u{323B0}, 3);
assert(/^\p{IDS}\p{Lo}$/u.test("\u{16EA0}\u{323B0}"));
assert.sameValue("\u{16EA0}".toLowerCase(), "\u{16EBB}");
