/*---
description: A direct eval in a derived constructor may call super
esid: sec-performeval
---*/

class A { constructor() { this.a = 1; } }
class B extends A { constructor() { eval("super()"); } }
assert.sameValue(new B().a, 1);
