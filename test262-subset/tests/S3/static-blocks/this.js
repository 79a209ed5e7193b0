/*---
description: A static block runs once with the class as this
esid: sec-runtime-semantics-classstaticblockdefinitionevaluation
---*/

let n = 0;
class A { static { n++; this.made = A; } }
new A(); new A();
assert.sameValue(n, 1);
assert.sameValue(A.made, A);
