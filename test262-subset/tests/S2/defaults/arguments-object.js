/*---
description: A default does not show in the arguments object
esid: sec-functiondeclarationinstantiation
---*/

function f(a = 1) { return arguments.length + String(arguments[0]); }
assert.sameValue(f(), "0undefined");
assert.sameValue(f(undefined), "1undefined");
