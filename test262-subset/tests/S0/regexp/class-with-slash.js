/*---
description: A slash in a class does not end the literal, nor does an escaped one
esid: sec-literals-regular-expression-literals
---*/

assert.sameValue(/[/]/.test("/"), true);
assert.sameValue(/\//.source, "\\/");
assert.sameValue(/[\]/]/.test("/"), true);
