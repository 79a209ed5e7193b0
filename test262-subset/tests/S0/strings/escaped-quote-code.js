/*---
description: An escape that stands for a quote does not close the string
esid: sec-literals-string-literals
---*/

assert.sameValue("\u0022".length, 1);
assert.sameValue("a\x22b", 'a"b');
