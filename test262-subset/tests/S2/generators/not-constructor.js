/*---
description: A generator function cannot be constructed
esid: sec-generatorfunction-instances
---*/

function* g() {}
assert.throws(TypeError, function () { new g(); });
