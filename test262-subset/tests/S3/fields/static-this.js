/*---
description: this in a static initializer is the class
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { static a = 1; static b = this.a + A.a; }
assert.sameValue(A.b, 2);
