/*---
description: U+2028 and U+2029 end a single-line comment
esid: sec-comments
---*/

var n = 0;
eval("// one\u2028n++");
eval("// two\u2029n++");
assert.sameValue(n, 2);
