/*---
description: Lone surrogates in the text are kept
esid: sec-literals-string-literals
---*/

assert.sameValue(eval("'\uD800'").charCodeAt(0), 0xD800);
assert.sameValue(eval("'\uDC00\uD800'").length, 2);
