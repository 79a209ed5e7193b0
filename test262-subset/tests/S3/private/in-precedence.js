/*---
description: A private in is a relational expression
esid: sec-relational-operators
---*/

class A { #x; static f(o) { return #x in o === true && !(#x in {}) && #x in o; } }
assert.sameValue(A.f(new A()), true);
