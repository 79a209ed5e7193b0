/*---
description: A function made by the constructor sees global bindings only
esid: sec-createdynamicfunction
---*/

function f() { var hidden = 1; return Function("return typeof hidden")(); }
assert.sameValue(f(), "undefined");
