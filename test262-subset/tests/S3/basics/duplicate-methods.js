/*---
description: The last of several methods of one name wins
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { m() { return 1; } m() { return 2; } ["m"]() { return 3; } }
assert.sameValue(new A().m(), 3);
assert.compareArray(Reflect.ownKeys(A.prototype), ["constructor", "m"]);
