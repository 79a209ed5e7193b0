/*---
description: Calling Function and constructing it give the same kind of object
esid: sec-function-p1-p2-pn-body
---*/

assert.sameValue(Object.getPrototypeOf(new Function("")), Function.prototype);
assert.sameValue(Function("").constructor, Function);
assert.sameValue(typeof new (Function("this.a = 1"))().a, "number");
