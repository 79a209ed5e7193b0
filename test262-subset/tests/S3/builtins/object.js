/*---
description: A subclass of Object ignores the argument of super
esid: sec-object-value
---*/

class O extends Object { constructor(v) { super(v); } }
let v = { x: 1 }, o = new O(v);
assert.notSameValue(o, v);
assert.sameValue(Object.getPrototypeOf(o), O.prototype);
