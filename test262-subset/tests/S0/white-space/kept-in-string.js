/*---
description: White space inside a string literal is part of the string
esid: sec-literals-string-literals
---*/

assert.sameValue(eval("' \t\v\f\u00A0\uFEFF'"), " \t\v\f\u00A0\uFEFF");
