/*---
description: new.target in an initializer is undefined
esid: sec-runtime-semantics-classfielddefinitionevaluation
---*/

class A { x = new.target; static y = new.target; }
assert.sameValue(new A().x, undefined);
assert.sameValue(A.y, undefined);
