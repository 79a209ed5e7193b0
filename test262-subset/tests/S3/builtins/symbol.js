/*---
description: A class may extend Symbol, but it cannot be constructed
esid: sec-symbol-constructor
---*/

class S extends Symbol {}
assert.throws(TypeError, function () { new S(); });
class B extends BigInt {}
assert.throws(TypeError, function () { new B(1); });
