/*---
description: Fields are added to the object that the base constructor returned
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

class Base { constructor(o) { return o; } }
class A extends Base { x = 1; }
let o = {};
assert.sameValue(new A(o), o);
assert.sameValue(o.x, 1);
