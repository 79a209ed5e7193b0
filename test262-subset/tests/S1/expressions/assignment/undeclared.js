/*---
description: Assigning to a name that is not declared throws in strict code
esid: sec-putvalue
---*/

assert.throws(ReferenceError, function () { neverDeclared = 1; });
assert.sameValue(typeof neverDeclared, "undefined");
