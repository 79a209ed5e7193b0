/*---
description: Static and instance accessors of one name are apart
esid: sec-runtime-semantics-methoddefinitionevaluation
---*/

class A { get x() { return 1; } static get x() { return 2; } set x(v) { this.got = v; } }
let a = new A();
a.x = 9;
assert.compareArray([a.x, A.x, a.got], [1, 2, 9]);
assert.throws(TypeError, function () { A.x = 1; });
