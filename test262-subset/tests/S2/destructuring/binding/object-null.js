/*---
description: An object pattern refuses undefined and null, even when it is empty
esid: sec-runtime-semantics-bindinginitialization
---*/

assert.throws(TypeError, function () { let {} = null; });
assert.throws(TypeError, function () { let {} = undefined; });
let {} = 0;
