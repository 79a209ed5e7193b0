/*---
description: this cannot be used before super was called
esid: sec-function-environment-records-getthisbinding
---*/

class A {}
class B extends A { constructor() { this.x = 1; super(); } }
assert.throws(ReferenceError, function () { new B(); });
