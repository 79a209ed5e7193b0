/*---
description: An arrow function sees the arguments of the function around it
esid: sec-arrow-function-definitions
---*/

function f() { return (() => arguments[0])(2); }
assert.sameValue(f(1), 1);
