/*---
description: new.target is the class that was constructed, all the way up
esid: sec-meta-properties
---*/

class A { constructor() { this.target = new.target; } }
class B extends A {}
assert.sameValue(new A().target, A);
assert.sameValue(new B().target, B);
