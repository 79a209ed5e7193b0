/*---
description: A backslash at the end of a line continues the string without a trace
esid: sec-literals-string-literals
---*/

assert.sameValue("ab\
cd", "abcd");
assert.sameValue(eval("'a\\\r\nb'"), "ab");
assert.sameValue(eval("'a\\\rb'"), "ab");
assert.sameValue(eval("'a\\\u2028b\\\u2029c'"), "abc");
