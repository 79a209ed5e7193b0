/*---
description: A class declaration makes a lexical binding with a dead zone
esid: sec-class-definitions-runtime-semantics-evaluation
---*/

assert.throws(ReferenceError, function () { new A(); class A {} });
class B {}
B = 1;
assert.sameValue(B, 1);
