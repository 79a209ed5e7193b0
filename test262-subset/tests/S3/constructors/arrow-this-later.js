/*---
description: An arrow made before super sees this after it
esid: sec-function-environment-records-getthisbinding
---*/

class A {}
class B extends A { constructor() { let self = () => this; super(); this.same = self() === this; } }
assert.sameValue(new B().same, true);
