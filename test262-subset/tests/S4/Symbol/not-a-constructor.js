/*---
description: Symbol refuses new, but may be extended
esid: sec-symbol-description
---*/

assert.throws(TypeError, function () { new Symbol(); });
class S extends Symbol {}
assert.throws(TypeError, function () { new S(); });
assert.sameValue(Object(Symbol.iterator) == Symbol.iterator, true);
