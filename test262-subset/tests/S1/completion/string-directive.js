/*---
description: A directive is an expression statement and gives its value
esid: sec-directive-prologues-and-the-use-strict-directive
---*/

assert.sameValue(eval("'use strict'"), "use strict");
assert.sameValue(eval("'a'; 'b';"), "b");
