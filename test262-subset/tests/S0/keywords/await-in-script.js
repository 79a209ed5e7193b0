/*---
description: await is an ordinary name in scripts outside async functions
esid: sec-identifiers-static-semantics-early-errors
---*/

var await = 3;
assert.sameValue(await + 1, 4);
