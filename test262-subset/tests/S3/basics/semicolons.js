/*---
description: Semicolons between class elements mean nothing
esid: sec-class-definitions
---*/

class A { ; m() { return 1; } ;; static n() { return 2; } ; }
assert.sameValue(new A().m() + A.n(), 3);
