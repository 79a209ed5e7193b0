/*---
description: A method called by the base constructor finds the derived method without its fields
esid: sec-initializeinstanceelements
---*/

class A { constructor() { this.init(); } }
class B extends A { v = 1; init() { this.seen = this.v; } }
assert.sameValue(new B().seen, undefined);
