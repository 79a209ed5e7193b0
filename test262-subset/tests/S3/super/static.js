/*---
description: super in a static method is the class above
esid: sec-super-keyword
---*/

class A { static m() { return this.n; } static n = 1; }
class B extends A { static n = 2; static m() { return super.m() * 10 + super.n; } }
assert.sameValue(B.m(), 21);
