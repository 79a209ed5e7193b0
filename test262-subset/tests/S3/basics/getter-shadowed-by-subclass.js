/*---
description: A subclass that defines the setter alone hides an inherited getter
esid: sec-ordinaryget
---*/

class A { get x() { return 1; } }
class B extends A { set x(v) {} }
assert.sameValue(new B().x, undefined);
