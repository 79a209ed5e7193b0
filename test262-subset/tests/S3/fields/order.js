/*---
description: Fields are made in their order, each sees the ones before
esid: sec-initializeinstanceelements
---*/

class A { a = 1; b = this.a + 1; c = this.d; d = 4; }
let o = new A();
assert.compareArray([o.a, o.b, o.c, o.d], [1, 2, undefined, 4]);
