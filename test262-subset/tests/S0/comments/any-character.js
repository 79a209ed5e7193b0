/*---
description: Comments may contain any code unit, lone surrogates included
esid: sec-comments
---*/

assert.sameValue(eval("/* \uD800 \u0000 \uFFFF */ 1"), 1);
assert.sameValue(eval("// \uDC00 \u0000\n2"), 2);
