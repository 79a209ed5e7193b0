/*---
description: The hexadecimal digits of an escape may be of either case
esid: sec-names-and-keywords
---*/

var \u006A\u006b = 1;
assert.sameValue(jk, 1);
