/*---
description: An initializer does not see the variables of the constructor
esid: sec-runtime-semantics-classfielddefinitionevaluation
---*/

let v = "outer";
class A { x = v; constructor(v) { var local; } }
assert.sameValue(new A("inner").x, "outer");
