/*---
description: Two slashes are a comment and no empty regular expression
esid: sec-literals-regular-expression-literals
---*/

var x = 4 // 2
;
assert.sameValue(x, 4);
assert.sameValue(/(?:)/.source, "(?:)");
