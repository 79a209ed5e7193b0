/*---
description: A field defines a property and calls no inherited setter
esid: sec-definefield
---*/

let called = false;
class A { set x(v) { called = true; } }
class B extends A { x = 1; }
assert.sameValue(new B().x, 1);
assert.sameValue(called, false);
