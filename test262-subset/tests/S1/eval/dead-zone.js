/*---
description: Direct eval meets the dead zone of the scope around it
esid: sec-performeval
---*/

assert.throws(ReferenceError, function () { eval("x"); let x = 1; });
