/*---
description: A brace at the start of eval code opens a block
esid: sec-expression-statement
---*/

assert.sameValue(eval("{ a: 1 }"), 1);
assert.sameValue(typeof eval("({ a: 1 })"), "object");
