/*---
description: A super method runs with the object of the caller as this
esid: sec-super-keyword
---*/

class A { who() { return this.name; } }
class B extends A { name = "b"; who() { return super.who() + "!"; } }
assert.sameValue(new B().who(), "b!");
