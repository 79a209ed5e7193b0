/*---
description: A method with the string constructor as key is the constructor
esid: sec-class-definitions-static-semantics-constructormethod
---*/

class A { "constructor"() { this.made = true; } }
assert.sameValue(new A().made, true);
