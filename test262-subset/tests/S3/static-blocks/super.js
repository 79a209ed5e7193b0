/*---
description: A static block may use super properties
esid: sec-class-definitions
---*/

class A { static n = 2; }
class B extends A { static { this.m = super.n + 1; } }
assert.sameValue(B.m, 3);
