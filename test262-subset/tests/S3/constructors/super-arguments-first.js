/*---
description: The arguments of super are evaluated before the constructor above is checked
esid: sec-super-keyword-runtime-semantics-evaluation
---*/

let n = 0;
class B extends Object { constructor() { super(n++); } }
Object.setPrototypeOf(B, {});
assert.throws(TypeError, function () { new B(); });
assert.sameValue(n, 1);
