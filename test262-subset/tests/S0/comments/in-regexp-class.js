/*---
description: A slash and a star inside a regular expression class open no comment
esid: sec-literals-regular-expression-literals
---*/

assert.sameValue(/[/*]/.source, "[/*]");
assert.sameValue(/[/*]/.test("*"), true);
