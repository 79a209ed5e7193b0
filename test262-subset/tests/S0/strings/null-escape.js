/*---
description: Backslash zero is the null character unless a digit follows
esid: sec-literals-string-literals
---*/

assert.sameValue("\0".charCodeAt(0), 0);
assert.sameValue("\0a".length, 2);
assert.sameValue("a\0", "a\u0000");
