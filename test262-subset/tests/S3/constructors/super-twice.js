/*---
description: A second call of super throws after the constructor above ran again
esid: sec-bindthisvalue
---*/

let n = 0;
class A { constructor() { n++; } }
class B extends A { constructor() { super(); super(); } }
assert.throws(ReferenceError, function () { new B(); });
assert.sameValue(n, 2);
