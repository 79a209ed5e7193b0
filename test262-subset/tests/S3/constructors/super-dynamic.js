/*---
description: super calls the prototype that the class has at that time
esid: sec-getsuperconstructor
---*/

class A { who = "A"; }
class Other { who = "Other"; }
class B extends A {}
Object.setPrototypeOf(B, Other);
assert.sameValue(new B().who, "Other");
