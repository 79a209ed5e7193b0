/*---
description: An arrow in a method uses super of the method
esid: sec-super-keyword
---*/

class A { m() { return 4; } }
class B extends A { m() { return [1].map(() => super.m())[0]; } }
assert.sameValue(new B().m(), 4);
