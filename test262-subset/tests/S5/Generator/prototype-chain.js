/*---
description: Every generator function has its own prototype object below the common one
esid: sec-generatorfunction-instances-prototype
---*/

function* g() {}
var Generator = Object.getPrototypeOf(g.prototype);
assert.sameValue(Object.getPrototypeOf(g()), g.prototype);
assert(!Object.hasOwn(g.prototype, "constructor"));
assert.sameValue(Generator[Symbol.toStringTag], "Generator");
assert.sameValue(Object.getPrototypeOf(Generator), Iterator.prototype);
g.prototype = null;
assert.sameValue(Object.getPrototypeOf(g()), Generator);
assert.throws(TypeError, function () { new g(); });
