/*---
description: A subclass and its prototype inherit from those of the class above
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A {}
class B extends A {}
assert.sameValue(Object.getPrototypeOf(B), A);
assert.sameValue(Object.getPrototypeOf(B.prototype), A.prototype);
