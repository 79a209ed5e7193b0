/*---
description: A comment at the end of parameters or body does not swallow what follows
esid: sec-createdynamicfunction
---*/

assert.sameValue(Function("a // first", "return a // done")(4), 4);
