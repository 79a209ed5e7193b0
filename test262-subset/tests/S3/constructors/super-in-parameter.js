/*---
description: A default value of a derived constructor may call super
esid: sec-super-keyword
---*/

class A { constructor(v) { this.v = v; } }
class B extends A { constructor(a = super(4)) { a.seen = true; } }
assert.compareArray([new B().v, new B().seen], [4, true]);
