/*---
description: An instance is one of every class above
esid: sec-ordinaryhasinstance
---*/

class A {} class B extends A {} class C extends B {}
let c = new C();
assert.sameValue(c instanceof C && c instanceof B && c instanceof A && c instanceof Object, true);
assert.sameValue(new B() instanceof C, false);
