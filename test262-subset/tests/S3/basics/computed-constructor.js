/*---
description: A computed key constructor makes an ordinary method
esid: sec-class-definitions-static-semantics-constructormethod
---*/

class A { ["constructor"]() { return 5; } }
let a = new A();
assert.sameValue(a.constructor === A, false);
assert.sameValue(a.constructor(), 5);
