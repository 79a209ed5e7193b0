/*---
description: U+2028 and U+2029 may stand in a string literal
esid: sec-literals-string-literals
---*/

assert.sameValue(eval("'\u2028'"), "\u2028");
assert.sameValue(eval("'\u2029'").charCodeAt(0), 0x2029);
