/*---
description: A computed field name is evaluated once, with the class
esid: sec-runtime-semantics-classfielddefinitionevaluation
---*/

let n = 0;
class A { ["f" + ++n] = n; }
new A();
assert.compareArray(Object.keys(new A()), ["f1"]);
assert.sameValue(n, 1);
