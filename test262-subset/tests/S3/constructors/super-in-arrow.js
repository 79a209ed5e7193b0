/*---
description: An arrow may call super for its constructor
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

class A { a = 1; }
class B extends A { constructor() { let init = () => super(); init(); this.b = 2; } }
let b = new B();
assert.compareArray([b.a, b.b], [1, 2]);
