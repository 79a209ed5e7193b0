/*---
description: The constructor that a derived class gets does not use the array iterator
esid: sec-runtime-semantics-classdefinitionevaluation
---*/

class A { constructor(v) { this.v = v; } }
class B extends A {}
let keep = Array.prototype[Symbol.iterator], used = 0;
Array.prototype[Symbol.iterator] = function () { used++; return keep.call(this); };
let b = new B(7);
Array.prototype[Symbol.iterator] = keep;
assert.sameValue(b.v, 7);
assert.sameValue(used, 0);
