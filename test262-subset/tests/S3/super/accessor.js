/*---
description: super reads and writes through accessors of its class
esid: sec-super-keyword
---*/

class A { get x() { return this.v; } }
class B extends A { v = 7; get x() { return super.x + 1; } }
assert.sameValue(new B().x, 8);
