/*---
description: Undeclared names cannot be assigned in indirect eval code either
esid: sec-strict-mode-code
---*/

assert.throws(ReferenceError, function () { (0, eval)("'use strict'; undeclaredName = 1"); });
assert.throws(SyntaxError, function () { (0, eval)("'use strict'; with ({}) {}"); });
