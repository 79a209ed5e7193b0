/*---
description: trim removes all white space and line terminators, and nothing that only looks so
esid: sec-trimstring
---*/

var space = "\t\v\f \u00A0\uFEFF\n\r\u2028\u2029\u1680\u2000\u200A\u202F\u205F\u3000";
assert.sameValue((space + "x" + space).trim(), "x");
assert.sameValue("\u180Ex\u200B\u0085".trim(), "\u180Ex\u200B\u0085");
assert.sameValue(" x ".trimStart() + "|", "x |");
assert.sameValue(" x ".trimEnd(), " x");
